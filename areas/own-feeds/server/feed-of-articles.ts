import { outletNames } from '#engine/outlets/by-outlet.ts'
import type { Article } from '#areas/articles/contract.ts'
import type { RecordedFile } from '#areas/episodes/server/lends.ts'
import { writeFeed } from '#engine/feeds/writing/write-feed.ts'
import type { Reply } from '#server/web/routes/route.ts'
import type { FeedFormat } from '../contract.ts'

interface Written {
  title: string
  articles: readonly Article[]
  /** The address of the server, with a slash at its end. */
  hub: string
  /** The time of a feed that has no article. */
  at: Date
  /** Audio and video files, by the ids of their articles. */
  recordings?: ReadonlyMap<number, RecordedFile[]>
}

/** Writes the articles as a feed that any feed reader can parse. Each item links to its article. */
export function feedOfArticles(
  format: FeedFormat,
  { title, articles, hub, at, recordings }: Written,
): Reply & { body: string } {
  return writeFeed(format, {
    title: `${title} - Synthwire`,
    home: `${hub}/news-hub/feed`,
    at: newestOf(articles) ?? at,
    items: articles.map((article) => {
      const enclosures = recordings?.get(article.id)
      return { ...itemOf(article, hub), ...(enclosures && { enclosures }) }
    }),
  })
}

/**
 * The time of the feed's newest article. It is the date of the feed, so that repeated requests can
 * be answered with 304.
 */
function newestOf(articles: readonly Article[]): Date | null {
  const times = articles.map(({ publishedTime }) => Date.parse(publishedTime))
  return times.length === 0 ? null : new Date(Math.max(...times))
}

function itemOf({ id, title, summary, publishedTime, sources, category }: Article, hub: string) {
  const names = outletNames(sources)
  const synthesized =
    names.length === 1
      ? `From ${names[0]}`
      : `Synthesized from ${names.length} sources: ${names.join(', ')}`
  return {
    // The id does not depend on the address of the server, and stays as long as the article.
    id: `urn:synthwire:article:${id}`,
    link: `${hub}/news-hub/feed?article=${id}`,
    title,
    text: summary === '' ? synthesized : `${summary}\n\n${synthesized}`,
    at: new Date(publishedTime),
    category,
  }
}
