import type { FeedFormat } from '#areas/own-feeds/contract.ts'
import { writeFeed } from '#engine/feeds/writing/write-feed.ts'
import { markup } from '#core/pages/markup.ts'
import { citedMarkup, linked } from './article-markup.ts'
import type { SharedHub } from './share-document.ts'
import type { SharedArticle } from './shared-articles.ts'

interface FeedOfHub {
  /** The address of the hub, such as "https://example.org/news". */
  origin: string
  /** The time at which the hub was shared, which the feed states if it has no article. */
  at: Date
}

/** A shared hub as a feed: each article with its cited sentences and their sources. */
export function shareFeed(
  format: FeedFormat,
  hub: SharedHub,
  articles: readonly SharedArticle[],
  { origin, at }: FeedOfHub,
) {
  const home = new URL(hub.path, origin).href
  return writeFeed(format, {
    title: `${hub.name} - Synthwire`,
    home,
    self: `${home}/feed.${format}`,
    // The feed states the time of its newest article, so that a repeated request gets the same
    // answer.
    at: articles[0] ? new Date(articles[0].publishedTime) : at,
    items: articles.map((article) => ({
      id: `urn:synthwire:article:${article.id}`,
      link: `${home}/article/${article.id}`,
      title: article.title,
      text: textOf(article),
      html: htmlOf(article),
      at: new Date(article.publishedTime),
      category: article.folder,
    })),
  })
}

function textOf({ sentences, sources }: SharedArticle): string {
  const said = sentences.map(({ text, source }) => `${text} [${source + 1}]`).join(' ')
  const list = sources.map(
    ({ outlet, title, link }, nth) => `[${nth + 1}] ${outlet}: ${title}${link ? ` ${link}` : ''}`,
  )
  return [...(said === '' ? [] : [said]), list.join('\n')].join('\n\n')
}

function htmlOf({ sentences, sources }: SharedArticle): string {
  const items = sources.map(
    (source) => markup`<li>${source.outlet}: ${linked(source, source.title)}</li>`,
  )
  const said =
    sentences.length === 0
      ? null
      : markup`<p>${citedMarkup(sentences, sources, ({ link }) => link)}</p>`
  return markup`${said}<ol>${items}</ol>`.text
}
