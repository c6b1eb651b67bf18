import { titleText } from '#engine/feeds/title-text.ts'
import { timeOf } from '../file-times.ts'
import type { RawBookmark } from '../found-bookmark.ts'
import { firstText, isItem, itemsOf, labels, type Item } from './json-items.ts'

/** Matches a label such as "user/-/label/boats", also with an account number in the middle. */
const LABEL = /^user\/[^/]+\/label\/(.+)$/
const READ = /^user\/[^/]+\/state\/com\.google\/read$/

/**
 * Says if the item is an article in the format of the Google Reader API, which FreshRSS, Inoreader,
 * The Old Reader, Miniflux and others use.
 */
export function isStreamItem(item: Item): boolean {
  return (
    (linkIn(item['canonical']) ?? linkIn(item['alternate'])) !== null ||
    (typeof item['id'] === 'string' && item['id'].includes('reader/item/'))
  )
}

const STARRED = /\/(?:starred|saved|broadcast)$/

/**
 * The starred articles of a stream. All articles count if the stream is a list of stars or a label.
 * They also count if none is starred, unless the stream is that of a feed.
 */
export function starredOf(items: readonly Item[], id: unknown): readonly Item[] {
  const stream = typeof id === 'string' ? id : ''
  if (STARRED.test(stream) || LABEL.test(stream)) return items
  const starred = items.filter(
    ({ categories, starred }) =>
      starred === true || strings(categories).some((name) => STARRED.test(name)),
  )
  return starred.length > 0 || stream.startsWith('feed/') ? starred : items
}

/** Reads a starred article of a feed reader. */
export function streamItem(item: Item): RawBookmark {
  const categories = strings(item['categories'])
  return {
    address: firstText(
      ...[linkIn(item['canonical']), linkIn(item['alternate'])],
      ...[item['canonicalUrl'], item['url'], item['guid']],
    ),
    title: typeof item['title'] === 'string' ? titleText(item['title'], true) : null,
    note: notesIn(item['annotations']),
    tags: [...categories.flatMap((name) => LABEL.exec(name)?.[1] ?? []), ...labels(item['tags'])],
    savedAt:
      timeOf(item['starred']) ??
      timeOf(item['published']) ??
      timeOf(item['timestampUsec']) ??
      timeOf(item['crawlTimeMsec']),
    isRead: categories.some((name) => READ.test(name)),
    html: firstText(htmlIn(item['content']), htmlIn(item['summary'])),
  }
}

/** Reads an entry of Miniflux or Feedbin, by the fields that both have. */
export function entryItem(item: Item): RawBookmark {
  const feed = isItem(item['feed']) ? item['feed'] : {}
  const category = isItem(feed['category']) ? feed['category']['title'] : null
  return {
    address: item['url'],
    title: typeof item['title'] === 'string' ? titleText(item['title'], true) : null,
    tags: [...labels(item['tags']), ...(typeof category === 'string' ? [category] : [])],
    savedAt:
      timeOf(item['starred_at']) ??
      timeOf(item['published_at']) ??
      timeOf(item['published']) ??
      timeOf(item['created_at']),
    isRead: item['status'] === 'read',
    html: firstText(item['content'], item['summary']),
  }
}

/** The address of the first link of a list; null if there is none. */
function linkIn(links: unknown): string | null {
  return firstText(...itemsOf(links).map(({ href }) => href))
}

function htmlIn(given: unknown): string | null {
  return isItem(given) ? firstText(given['content']) : firstText(given)
}

/** The highlighted passages of an article, each with the reader's note. */
export function notesIn(given: unknown): string {
  return itemsOf(given)
    .map((note) => {
      const passage = firstText(note['content'], note['quote'])
      return [passage, note['text'], note['note']].filter((said) => typeof said === 'string')
    })
    .map((said) => [...new Set(said)].filter((text) => text !== '').join('\n'))
    .filter((text) => text !== '')
    .join('\n\n')
}

function strings(given: unknown): string[] {
  return Array.isArray(given) ? given.filter((one) => typeof one === 'string') : []
}
