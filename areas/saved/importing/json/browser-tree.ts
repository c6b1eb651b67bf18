import { timeOf } from '../file-times.ts'
import type { RawBookmark } from '../found-bookmark.ts'
import { firstText, isItem, itemsOf, labels, type Item } from './json-items.ts'

/** The depth down to which names of nested folders become tags. */
const MOST_FOLDERS = 20
/** Folders that Firefox makes, by identifiers that are the same in every language. */
const FIREFOX_OWN =
  /^(?:placesRoot|bookmarksMenuFolder|toolbarFolder|unfiledBookmarksFolder|mobileFolder|tagsFolder)$/

/**
 * Says if the file is that in which browsers based on Chromium store bookmarks: Chrome, Edge,
 * Brave, Vivaldi, Opera.
 */
export function isChromiumFile(item: Item): boolean {
  return isItem(item['roots'])
}

/** Says if the file is a backup of Firefox, or one folder of a backup. */
export function isFirefoxFile(item: Item): boolean {
  return (
    typeof item['type'] === 'string' && item['type'].startsWith('text/x-moz-place') && !item['url']
  )
}

/**
 * Yields the bookmarks of Chromium in order. The names of Chromium's own folders do not become
 * tags.
 */
export function* chromiumBookmarks({ roots }: Item): Generator<RawBookmark> {
  if (!isItem(roots)) return
  for (const root of Object.values(roots)) {
    if (isItem(root)) yield* chromiumInside(root, [])
  }
}

function* chromiumInside(folder: Item, folders: readonly string[]): Generator<RawBookmark> {
  for (const item of itemsOf(folder['children'])) {
    if (item['type'] === 'folder' || Array.isArray(item['children'])) {
      yield* chromiumInside(item, folderIn(folders, item['name']))
    } else {
      const about = isItem(item['meta_info']) ? item['meta_info'] : {}
      yield {
        ...{ address: item['url'], title: item['name'], tags: folders },
        note: firstText(about['Description'], about['note']),
        savedAt: timeOf(item['date_added']),
      }
    }
  }
}

/** Yields the bookmarks of Firefox in order. */
export function* firefoxBookmarks(root: Item): Generator<RawBookmark> {
  yield* firefoxInside(root, [])
}

function* firefoxInside(item: Item, folders: readonly string[]): Generator<RawBookmark> {
  const { type } = item
  if (type === 'text/x-moz-place-container') {
    const isOwn = typeof item['root'] === 'string' && FIREFOX_OWN.test(item['root'])
    // The folder of tags repeats bookmarks of other folders.
    if (item['root'] === 'tagsFolder') return
    const inside = isOwn ? folders : folderIn(folders, item['title'])
    for (const child of itemsOf(item['children'])) yield* firefoxInside(child, inside)
  } else if (type !== 'text/x-moz-place-separator') {
    yield {
      ...{ address: item['uri'], title: item['title'] },
      tags: [...labels(item['tags']), ...folders],
      note: firstText(
        ...itemsOf(item['annos'])
          .filter(isDescription)
          .map(({ value }) => value),
      ),
      savedAt: timeOf(item['dateAdded']),
    }
  }
}

function isDescription({ name }: Item): boolean {
  return name === 'bookmarkProperties/description'
}

function folderIn(folders: readonly string[], name: unknown): readonly string[] {
  const named = typeof name === 'string' && name.trim() !== ''
  return named && folders.length < MOST_FOLDERS ? [...folders, name] : folders
}
