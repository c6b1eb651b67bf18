import { parseJson } from '#core/bounded-json.ts'
import { Problem } from '#core/problem.ts'
import type { ImportFormat } from '../../contracts/import.ts'
import { collectBookmarks, type ImportedFile, type RawBookmark } from '../found-bookmark.ts'
import { unknownFile } from '../unknown-file.ts'
import { addressOf, anyItem, listKinds, type TextOf } from './bookmark-lists.ts'
import {
  chromiumBookmarks,
  firefoxBookmarks,
  isChromiumFile,
  isFirefoxFile,
} from './browser-tree.ts'
import {
  isKarakeepFile,
  isLinkwardenFile,
  karakeepBookmarks,
  linkwardenBookmarks,
} from './collections.ts'
import { firstText, isItem, itemsOf, type Item } from './json-items.ts'
import { starredOf } from './reader-stars.ts'

/** Kinds of files with all bookmarks in one tree. */
const treeKinds: readonly {
  format: ImportFormat
  isOne(item: Item): boolean
  read(item: Item): Iterable<RawBookmark>
}[] = [
  { format: 'chromium', isOne: isChromiumFile, read: chromiumBookmarks },
  { format: 'firefox', isOne: isFirefoxFile, read: firefoxBookmarks },
  { format: 'karakeep', isOne: isKarakeepFile, read: karakeepBookmarks },
  { format: 'linkwarden', isOne: isLinkwardenFile, read: linkwardenBookmarks },
]

/** The depth down to which nested groups are searched. */
const MOST_DEPTH = 12

/**
 * Names of fields that may contain the list. A file that is an array is the list; any other object
 * is its only item.
 */
const LIST_NAMES = [
  'items',
  'entries',
  'bookmarks',
  'links',
  'results',
  'data',
  'list',
  'stories',
] as const

/**
 * Reads bookmarks from JSON of browsers, feed readers and bookmark managers. `textOf` returns texts
 * of bookmarks from other files of the export.
 */
export function readJson(text: string, textOf: TextOf = () => null): ImportedFile {
  const given = read(text)
  const tree = isItem(given) && treeKinds.find(({ isOne }) => isOne(given))
  if (tree) return collected(tree.format, tree.read(given))
  const list = listIn(given)
  const items = itemsOf(list)
  // All items are checked, because some lack the fields that identify the program.
  const kind = listKinds.find(({ isOne }) => items.some(isOne))
  if (!kind) {
    const nested = [...nestedItems(given)]
    if (nested.length > 0) return collected('list', nested)
    // A file without any starred article is valid, too.
    if (Array.isArray(list) && list.length === 0) return collected('list', [])
    throw unknownFile('This JSON is no list of bookmarks that is known here.')
  }
  const saved = starredOf(items, isItem(given) ? given['id'] : null)
  return collected(
    kind.format,
    saved.map((item) => kind.read(item, textOf)),
  )
}

function collected(format: ImportFormat, bookmarks: Iterable<RawBookmark>): ImportedFile {
  const { add, end } = collectBookmarks(format)
  for (const bookmark of bookmarks) add(bookmark)
  return end()
}

function listIn(given: unknown): unknown {
  if (!isItem(given)) return given
  const name = LIST_NAMES.find((name) => Array.isArray(given[name]))
  return name === undefined ? [given] : given[name]
}

/**
 * Yields the items with an address at any depth of a file; the names of the groups around an item
 * become its tags.
 */
function* nestedItems(
  given: unknown,
  groups: readonly string[] = [],
  depth = 0,
): Generator<RawBookmark> {
  if (depth > MOST_DEPTH) return
  if (isItem(given) && addressOf(given) !== null) {
    const item = anyItem(given)
    yield { ...item, tags: [...(item.tags ?? []), ...groups] }
    return
  }
  const name = isItem(given) ? firstText(given['title'], given['name']) : null
  const within = name === null ? groups : [...groups, name]
  if (typeof given !== 'object' || given === null) return
  for (const part of Object.values(given)) yield* nestedItems(part, within, depth + 1)
}

function read(text: string): unknown {
  try {
    return parseJson(text)
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    const lines = readLines(text)
    if (lines) return lines
    throw new Problem('invalid', 'The file breaks off or is damaged. Export it again.', { cause })
  }
}

/** Parses a file with one JSON value per line; null for any other file. */
function readLines(text: string): unknown[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < 2) return null
  try {
    return lines.map((line) => parseJson(line))
  } catch {
    return null
  }
}
