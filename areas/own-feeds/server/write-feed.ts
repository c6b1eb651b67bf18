import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import type { Article } from '#areas/articles/contract.ts'
import type { ServedDocument } from '#server/area.ts'
import type { FeedFormat } from '../contract.ts'

interface Written {
  title: string
  articles: readonly Article[]
  /** The address of the hub, with a slash at its end. */
  hub: string
  at: Date
}

/** What XML may not hold, whatever is written for it. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** The articles as a feed that any reader understands; each item leads to its article. */
export function writeFeed(format: FeedFormat, feed: Written): ServedDocument {
  const title = `${clean(feed.title)} - Synthwire`
  const home = new URL('/news-hub/feed', feed.hub).href
  const items = feed.articles.map((article) => itemOf(article, feed.hub))
  switch (format) {
    case 'rss':
      return {
        type: 'application/rss+xml; charset=utf-8',
        body: generateRssFeed({
          title,
          link: home,
          description: title,
          lastBuildDate: feed.at,
          items: items.map(({ id, link, heading, text, at, category }) => ({
            title: heading,
            link,
            description: text,
            guid: { value: id, isPermaLink: false },
            pubDate: at,
            categories: [{ name: category }],
          })),
        }),
      }
    case 'atom':
      return {
        type: 'application/atom+xml; charset=utf-8',
        body: generateAtomFeed({
          id: home,
          title: { value: title },
          updated: feed.at,
          links: [{ href: home, rel: 'alternate' }],
          authors: [{ name: 'Synthwire' }],
          entries: items.map(({ id, link, heading, text, at, category }) => ({
            id,
            title: { value: heading },
            links: [{ href: link, rel: 'alternate' }],
            summary: { value: text },
            published: at,
            updated: at,
            categories: [{ term: category }],
          })),
        }),
      }
    case 'json':
      return {
        type: 'application/feed+json; charset=utf-8',
        body: JSON.stringify(
          generateJsonFeed({
            title,
            home_page_url: home,
            items: items.map(({ id, link, heading, text, at, category }) => ({
              id,
              url: link,
              title: heading,
              content_text: text,
              date_published: at,
              tags: [category],
            })),
          }),
        ),
      }
  }
}

function itemOf({ id, title, summary, publishedTime, sources, category }: Article, hub: string) {
  const names = sources.map(({ name }) => name).join(', ')
  const synthesized =
    sources.length === 1 ? `From ${names}` : `Synthesized from ${sources.length} sources: ${names}`
  return {
    // The same wherever the hub is reached, and for as long as the article is.
    id: `urn:synthwire:article:${id}`,
    link: new URL(`/news-hub/feed?article=${id}`, hub).href,
    heading: clean(title),
    text: clean(summary === '' ? synthesized : `${summary}\n\n${synthesized}`),
    at: new Date(publishedTime),
    category: clean(category),
  }
}

function clean(text: string): string {
  return text.replace(NOT_IN_XML, '')
}
