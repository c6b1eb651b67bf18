import { createHash } from 'node:crypto'
import { INPUT, MARKUP, SAVED } from '#core/limits.ts'
import { upTo } from '#engine/markup/plain-text.ts'
import type { ImportFormat, leftOutReasons } from '../contracts/import.ts'
import { bookmarkAddress } from '../bookmark-address.ts'
import { pageKey } from '../page-key.ts'

/** One bookmark as a file of another program has it. */
export interface FoundBookmark {
  address: string
  /** By which the page is known. */
  key: string
  title: string
  tags: string[]
  savedAt: string | null
  isRead: boolean
  isArchived: boolean
  /** The text that the file brings along, as it stands there; null where it has none. */
  html: string | null
}

/** The same as it was found, before anything of it is believed. */
export interface RawBookmark {
  address: unknown
  title?: unknown
  tags?: readonly unknown[]
  savedAt?: string | null
  isRead?: boolean
  isArchived?: boolean
  html?: unknown
}

export type LeftOut = Record<(typeof leftOutReasons)[number], number>

/** What a file holds. */
export interface ImportedFile {
  format: ImportFormat
  bookmarks: FoundBookmark[]
  leftOut: LeftOut
}

/** Takes bookmarks in as they are found: each page once, up to a number. */
export function collectBookmarks(format: ImportFormat) {
  const byKey = new Map<string, FoundBookmark>()
  const leftOut: LeftOut = { 'no-web-address': 0, 'too-long': 0, repeated: 0, 'too-many': 0 }
  let textCharacters = 0

  function add(raw: RawBookmark): void {
    const address = typeof raw.address === 'string' ? raw.address.trim() : ''
    if (address.length > INPUT.addressCharacters) return void leftOut['too-long']++
    const page = pageOf(address)
    if (page === null) return void leftOut['no-web-address']++
    if (byKey.has(page.key)) return void leftOut.repeated++
    if (byKey.size >= SAVED.importBookmarks) return void leftOut['too-many']++
    const html = typeof raw.html === 'string' && raw.html.trim() !== '' ? raw.html : null
    const kept = html && upTo(html, MARKUP.characters).replaceAll('\0', '').toWellFormed()
    const fits = kept !== null && textCharacters + kept.length <= SAVED.importTextCharacters
    if (fits) textCharacters += kept.length
    byKey.set(page.key, {
      ...page,
      title: oneLine(raw.title, SAVED.titleCharacters),
      tags: cleanTags(raw.tags ?? []),
      savedAt: raw.savedAt ?? null,
      isRead: raw.isRead ?? raw.isArchived ?? false,
      isArchived: raw.isArchived ?? false,
      html: fits ? kept : null,
    })
  }

  return { add, end: (): ImportedFile => ({ format, bookmarks: [...byKey.values()], leftOut }) }
}

/** An address without a scheme is none in a file: it may be a name of something else. */
function pageOf(given: string): { address: string; key: string } | null {
  const canonical = /^https?:/i.test(given) ? pageKey(given) : null
  if (canonical === null) return null
  return {
    address: bookmarkAddress(given),
    key: createHash('sha256').update(canonical).digest('hex'),
  }
}

function cleanTags(tags: readonly unknown[]): string[] {
  const clean = tags.slice(0, 4 * SAVED.tags).map((tag) => oneLine(tag, SAVED.tagCharacters, ','))
  return [...new Set(clean)].filter((tag) => tag !== '').slice(0, SAVED.tags)
}

/** Words in one line, without what ends lines, is no letter, or parts them. */
function oneLine(given: unknown, most: number, without = ''): string {
  if (typeof given !== 'string') return ''
  const text = upTo(given, 4 * most)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
  const plain = without === '' ? text : text.replaceAll(without, ' ')
  return upTo(
    plain
      .split(/\s/)
      .filter((word) => word !== '')
      .join(' '),
    most,
  )
}
