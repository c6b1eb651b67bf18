import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { NOTES } from '../limits.ts'
import { upTo } from '#engine/markup/plain-text.ts'
import { NoteCategory } from '../contract.ts'
import { HighlightColor, StoredAnchor, subjectKinds } from '../contracts/highlights.ts'
import type { importFormats, leftOutReasons } from '../contracts/import.ts'

/** A highlighted passage in a file that this server exported. */
export const FoundHighlight = z.object({
  color: HighlightColor,
  quote: z.string().check(z.minLength(1), z.maxLength(NOTES.quoteCharacters)),
  anchor: StoredAnchor,
  subject: z.enum(subjectKinds),
  /** The id of the text on the server that wrote the file. */
  subjectId: z.nullable(z.int()),
  subjectTitle: z.string(),
  subjectAddress: z.nullable(z.string()),
})
export type FoundHighlight = z.infer<typeof FoundHighlight>

/** A note that was read from a file. */
export interface FoundNote {
  /** The key by which the note is recognized when the file is imported again. */
  key: string
  /** The id of the note on the server that exported it; null if another program did. */
  id: string | null
  /** The revision of the note when the file was written. */
  revision: number
  category: z.infer<typeof NoteCategory>
  title: string
  text: string
  tags: string[]
  createdAt: string | null
  editedAt: string | null
  highlight: FoundHighlight | null
}

export type LeftOut = Record<(typeof leftOutReasons)[number], number>

export interface NotesFile {
  format: (typeof importFormats)[number]
  notes: FoundNote[]
  leftOut: LeftOut
}

const OWN_ID = /^note-[\w-]{1,80}$/

/** A note in a file, before its fields are checked. */
export interface RawNote {
  /** The id in the file, which may come from another program. */
  id?: unknown
  /** The path of the file in its folder, which identifies a note without an id. */
  path: string
  revision?: unknown
  category?: unknown
  title?: unknown
  text: string
  tags?: unknown
  created?: unknown
  updated?: unknown
  highlight?: unknown
}

/** Collects the notes of a file, up to a limit. */
export function collectNotes(format: NotesFile['format']) {
  const byKey = new Map<string, FoundNote>()
  const leftOut: LeftOut = { 'too-long': 0, 'too-many': 0, 'no-text': 0 }

  function add(raw: RawNote): void {
    const title = oneLine(raw.title, NOTES.titleCharacters)
    const text = raw.text.replaceAll('\0', '').toWellFormed()
    const highlight = FoundHighlight.safeParse(raw.highlight)
    if (text.length > NOTES.textCharacters) return void leftOut['too-long']++
    if (text.trim() === '' && title === '' && !highlight.success) return void leftOut['no-text']++
    if (byKey.size >= NOTES.importNotes) return void leftOut['too-many']++
    const given = typeof raw.id === 'string' || typeof raw.id === 'number' ? String(raw.id) : ''
    const key = hashOf(given === '' ? `path ${raw.path}` : `id ${given}`)
    byKey.set(key, {
      ...{ key, title, text },
      id: OWN_ID.test(given) ? given : null,
      revision: Number.isSafeInteger(raw.revision) ? (raw.revision as number) : 1,
      category: NoteCategory.safeParse(raw.category).data ?? 'personal',
      tags: tagsIn(raw.tags),
      createdAt: timeIn(raw.created),
      editedAt: timeIn(raw.updated),
      highlight: highlight.success ? highlight.data : null,
    })
  }

  return { add, end: (): NotesFile => ({ format, notes: [...byKey.values()], leftOut }) }
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * Reads tags from a list, or from a line with commas or spaces. Obsidian may write "#" before each
 * tag.
 */
function tagsIn(given: unknown): string[] {
  const listed = Array.isArray(given) ? given : typeof given === 'string' ? splitTags(given) : []
  const clean = listed
    .slice(0, 4 * NOTES.tags)
    .map((tag) => oneLine(tag, NOTES.tagCharacters).replaceAll(',', ' ').replace(/^#/, '').trim())
  return [...new Set(clean)].filter((tag) => tag !== '').slice(0, NOTES.tags)
}

function splitTags(words: string): string[] {
  return upTo(words, 10_000).split(words.includes(',') ? ',' : ' ')
}

function timeIn(given: unknown): string | null {
  if (typeof given !== 'string' && !(given instanceof Date)) return null
  const time = new Date(given)
  const year = time.getUTCFullYear()
  return Number.isNaN(time.getTime()) || year < 1970 || year > 2200 ? null : time.toISOString()
}

function oneLine(given: unknown, most: number): string {
  if (typeof given !== 'string' && typeof given !== 'number') return ''
  const words = upTo(String(given), 4 * most)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .split(/\s/)
    .filter((word) => word !== '')
  return upTo(words.join(' '), most)
}
