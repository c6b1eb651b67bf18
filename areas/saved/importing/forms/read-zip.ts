import { SAVED } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { unpackZip } from '#engine/zip/unpack-zip.ts'
import { collectBookmarks, type ImportedFile } from '../found-bookmark.ts'
import { readText, textOf } from './read-text.ts'

const LIST = /\.(?:json|csv|html?|xml|md|txt)$/i
const MOST_FILES = 100_000
/**
 * Matches files of Omnivore with the text of a bookmark, which are named by the bookmark's slug.
 */
const TEXT = /(?:^|\/)content\/([^/]+)\.html?$/i
/** Matches hidden files that macOS adds to archives. */
const HIDDEN_FILE = /(?:^|\/)(?:__MACOSX\/|\.)/

/**
 * Reads a zip file with all known lists in it, such as those of Omnivore with their texts, or
 * tables of Pocket.
 */
export function readZip(bytes: Uint8Array): ImportedFile {
  const files = unpackZip(bytes, {
    isWanted: (name) => LIST.test(name) && !HIDDEN_FILE.test(name),
    bytes: SAVED.unpackedBytes,
    files: MOST_FILES,
    remedy: 'Unpack it and import its lists one by one.',
  })
  const texts = new Map(
    files.flatMap(([name, content]) => {
      const slug = TEXT.exec(name)?.[1]
      return slug === undefined ? [] : [[slug, content] as const]
    }),
  )
  const beside = (slug: string) => {
    const content = texts.get(slug)
    return content ? textOf(content) : null
  }
  const read: ImportedFile[] = []
  let problem = new Problem('invalid', 'There is no list of bookmarks in this zip file.')
  for (const [name, content] of files) {
    if (TEXT.test(name) || /(?:^|\/)highlights\//i.test(name)) continue
    try {
      read.push(readText(textOf(content), beside))
    } catch (error) {
      // Exports contain other files, too, such as a list of feeds.
      if (!(error instanceof Problem)) throw error
      problem = files.length === 1 ? error : problem
    }
  }
  return (
    together(read.filter(({ bookmarks, lines }) => bookmarks.length + lines.length > 0)) ?? fail()
  )

  function fail(): never {
    throw problem
  }
}

/** Joins several lists; null if there are none. */
function together(files: readonly ImportedFile[]): ImportedFile | null {
  const [first] = files
  if (!first || files.length === 1) return first ?? null
  const { add, end } = collectBookmarks(first.format)
  for (const { bookmarks } of files) for (const bookmark of bookmarks) add(bookmark)
  const all = end()
  for (const { leftOut, lines } of files) {
    for (const reason of Object.keys(leftOut) as (keyof typeof leftOut)[]) {
      all.leftOut[reason] += leftOut[reason]
    }
    all.lines.push(...lines.slice(0, SAVED.importLeftOut - all.lines.length))
  }
  return all
}
