import { createHash } from 'node:crypto'
import { INPUT } from '#core/limits.ts'
import { MARKUP } from '#engine/limits.ts'
import { SAVED } from '../limits.ts'
import { upTo } from '#engine/markup/plain-text.ts'
import type { ImportFormat, LeftOutReason } from '../contracts/import.ts'
import { bookmarkAddress } from '../bookmark-address.ts'
import { pageKey } from '../page-key.ts'

/** A bookmark in a file of another program. */
export interface FoundBookmark {
  address: string
  /** The key that identifies the page, whatever form its address has. */
  key: string
  title: string
  /** The reader's own note; empty if there is none. */
  note: string
  tags: string[]
  savedAt: string | null
  isRead: boolean
  isArchived: boolean
  /** The text of the page as it is in the file; null if it has none. */
  html: string | null
}

/** A bookmark as the file has it, before any check. */
export interface RawBookmark {
  address: unknown
  title?: unknown
  note?: unknown
  tags?: readonly unknown[]
  savedAt?: string | null
  isRead?: boolean
  isArchived?: boolean
  html?: unknown
}

/** A bookmark of the file that is left out, with the reason. */
export interface LeftOutLine {
  /** The number of the bookmark in the file, from 1. */
  place: number
  address: string
  title: string
  reason: LeftOutReason
}

/** The content of a file. */
export interface ImportedFile {
  format: ImportFormat
  bookmarks: FoundBookmark[]
  leftOut: Record<LeftOutReason, number>
  /** The first bookmarks that are left out. */
  lines: LeftOutLine[]
}

const SHOWN_CHARACTERS = 300

/** Collects bookmarks, each page once, up to the limit of an import. */
export function collectBookmarks(format: ImportFormat) {
  const byKey = new Map<string, FoundBookmark>()
  const leftOut: Record<LeftOutReason, number> = {
    'no-address': 0,
    ...{ 'no-web-address': 0, 'too-long': 0, repeated: 0, 'too-many': 0 },
  }
  const lines: LeftOutLine[] = []
  let place = 0
  let textCharacters = 0

  function leave(reason: LeftOutReason, { title }: RawBookmark, address: string): void {
    leftOut[reason]++
    if (lines.length >= SAVED.importLeftOut) return
    const shown = oneLine(address, SHOWN_CHARACTERS)
    lines.push({ place, address: shown, title: oneLine(title, SHOWN_CHARACTERS), reason })
  }

  function add(raw: RawBookmark): void {
    place++
    const address = typeof raw.address === 'string' ? raw.address.trim() : ''
    if (address === '') return leave('no-address', raw, address)
    if (address.length > INPUT.addressCharacters) return leave('too-long', raw, address)
    const page = pageOf(address)
    if (page === null) return leave('no-web-address', raw, address)
    const tags = cleanTags(raw.tags ?? [])
    const note = cleanNote(raw.note)
    const known = byKey.get(page.key)
    if (known) {
      // A page in two folders is one bookmark, with both as tags.
      known.tags = [...new Set([...known.tags, ...tags])].slice(0, SAVED.tags)
      if (known.note === '') known.note = note
      return leave('repeated', raw, address)
    }
    if (byKey.size >= SAVED.importBookmarks) return leave('too-many', raw, address)
    const html = typeof raw.html === 'string' && raw.html.trim() !== '' ? raw.html : null
    const kept = html && upTo(html, MARKUP.characters).replaceAll('\0', '').toWellFormed()
    const fits = kept !== null && textCharacters + kept.length <= SAVED.importTextCharacters
    if (fits) textCharacters += kept.length
    byKey.set(page.key, {
      ...page,
      // Programs may use the address as the title of a page whose title is unknown.
      title: raw.title === raw.address ? '' : oneLine(raw.title, SAVED.titleCharacters),
      ...{ note, tags },
      savedAt: raw.savedAt ?? null,
      isRead: raw.isRead ?? raw.isArchived ?? false,
      isArchived: raw.isArchived ?? false,
      html: fits ? kept : null,
    })
  }

  return {
    add,
    end: (): ImportedFile => ({ format, bookmarks: [...byKey.values()], leftOut, lines }),
  }
}

/**
 * The address and the key of a page; null for a text that is no web address. A text without a
 * scheme counts as none, because it may be something else.
 */
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

/** Cleans a text, and keeps its line breaks. */
function cleanNote(given: unknown): string {
  if (typeof given !== 'string') return ''
  const text = upTo(given, 4 * SAVED.noteCharacters)
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
  return upTo(text.trim(), SAVED.noteCharacters)
}

/** Returns a text on one line, without line breaks, control characters or separators. */
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
