import { timeOf } from '../file-times.ts'
import type { RawBookmark } from '../found-bookmark.ts'
import { firstText, isItem, isTrue, itemsOf, labels, type Item } from './json-items.ts'

/** Says if the file is an export of Karakeep (formerly Hoarder). */
export function isKarakeepFile(item: Item): boolean {
  return itemsOf(item['bookmarks']).some((one) => 'content' in one)
}

/**
 * Yields the bookmarks of Karakeep; the names of their lists become tags. A note without a page has
 * no address.
 */
export function* karakeepBookmarks(file: Item): Generator<RawBookmark> {
  const listNames = new Map(itemsOf(file['lists']).map(({ id, name }) => [id, name]))
  for (const item of itemsOf(file['bookmarks'])) {
    const content = isItem(item['content']) ? item['content'] : {}
    const lists = Array.isArray(item['lists']) ? item['lists'] : []
    yield {
      address: firstText(content['url'], item['url']),
      title: firstText(item['title'], content['title'], content['text']),
      note: item['note'],
      tags: [
        ...labels(item['tags']),
        ...labels(lists.map((list: unknown) => listNames.get(list) ?? list)),
        ...(isTrue(item['favourited']) ? ['starred'] : []),
      ],
      savedAt: timeOf(item['createdAt']),
      isArchived: isTrue(item['archived']),
      html: content['htmlContent'],
    }
  }
}

/** Says if the file is a backup of Linkwarden. */
export function isLinkwardenFile(item: Item): boolean {
  return itemsOf(item['collections']).some((one) => Array.isArray(one['links']))
}

/**
 * Yields the links of Linkwarden; the name of the collection becomes a tag, and so does "pinned".
 */
export function* linkwardenBookmarks(file: Item): Generator<RawBookmark> {
  const pinned = new Set(itemsOf(file['pinnedLinks']).map(({ id }) => id))
  for (const collection of itemsOf(file['collections'])) {
    const isUnsorted = collection['name'] === 'Unorganized'
    for (const link of itemsOf(collection['links'])) {
      yield {
        ...{ address: link['url'], title: firstText(link['name'], link['title']) },
        note: link['description'],
        tags: [
          ...labels(link['tags']),
          ...(isUnsorted ? [] : labels([collection['name']])),
          ...(pinned.has(link['id']) ? ['starred'] : []),
        ],
        savedAt: timeOf(link['importDate']) ?? timeOf(link['createdAt']),
      }
    }
  }
}
