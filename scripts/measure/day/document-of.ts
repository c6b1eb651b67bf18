import type { FeedDocument, FeedEntry } from '#engine/feeds/feed-document.ts'
import type { Publisher } from './labelled-day.ts'

/**
 * The document of a publisher's feed with these entries; the guid of an entry is its address unless
 * another is given.
 */
export function documentOf(
  { name, home, entries }: Publisher,
  guidOf: (url: string) => string = (url) => url,
): FeedDocument {
  return {
    format: 'rss',
    title: name,
    link: home,
    description: null,
    language: 'en',
    updateEveryMinutes: null,
    hints: { skipHours: [], skipDays: [], hub: null, self: null, newAddress: null },
    entries: entries.map(({ title, text, url, at }): FeedEntry => {
      const published = new Date(at).toISOString()
      const words = { title, text, summary: null, content: null, published, updated: null }
      return {
        ...words,
        identity: guidOf(url),
        guid: guidOf(url),
        link: url,
        authors: [],
        categories: [],
        enclosures: [],
        image: null,
      }
    }),
    problems: [],
  }
}
