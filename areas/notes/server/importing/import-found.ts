import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { NOTES } from '../../limits.ts'
import { indexOwnTexts } from '#server/search/own-texts.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { hashOf, type FoundNote } from '../../importing/found-note.ts'
import { languageOf } from '../notes/language-of.ts'
import { noteTexts } from '../notes/note-texts.ts'
import { demandRoom } from '../notes/room.ts'
import { insertNotes } from './insert-notes.ts'

/** The number of notes that one statement looks up. */
const BATCH = 200

const Known = z.object({
  id: z.string(),
  importedAs: z.nullable(z.string()),
  revision: z.int(),
  category: z.string(),
  title: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
  deletedAt: z.nullable(Time),
})
type Known = z.infer<typeof Known>

interface Counts {
  added: number
  updated: number
  unchanged: number
  keptBoth: number
}

/**
 * Stores the notes of a file. Each note is stored once, even if the file is imported again, and
 * nothing that was written on this server is lost.
 */
export async function importFound(tools: Desk, found: readonly FoundNote[]): Promise<Counts> {
  const counts: Counts = { added: 0, updated: 0, unchanged: 0, keptBoth: 0 }
  await tools.db.transaction(async (db) => {
    await demandRoom(db, tools.readerId, found.length)
    for (let start = 0; start < found.length; start += BATCH) {
      await importBatch(tools, db, found.slice(start, start + BATCH), counts)
    }
  })
  // Search finds the first notes at once; the others are indexed within a minute.
  await indexOwnTexts(tools.db, noteTexts, sql`reader_id = ${tools.readerId}`)
  return counts
}

async function importBatch(tools: Desk, db: Database, found: readonly FoundNote[], counts: Counts) {
  const { readerId, now } = tools
  const bothKeys = found.map(bothKey)
  const rows = await db.many(
    Known,
    sql`select id, imported_as, revision, category, title, text, tags, deleted_at from notes
        where reader_id = ${readerId} and (id = any(${found.flatMap(({ id }) => (id === null ? [] : [id]))})
          or imported_as = any(${[...found.map(({ key }) => key), ...bothKeys]}))`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byKey = new Map(
    rows.flatMap((row) => (row.importedAs === null ? [] : [[row.importedAs, row]])),
  )
  const fresh: (FoundNote & { importedAs: string })[] = []
  for (const [at, note] of found.entries()) {
    const known = (note.id !== null && byId.get(note.id)) || byKey.get(note.key)
    if (!known) {
      fresh.push({ ...note, importedAs: note.key })
      counts.added++
    } else if (known.deletedAt === null && isSame(known, note)) {
      counts.unchanged++
    } else if (known.deletedAt !== null || known.revision === note.revision) {
      await db.run(sql`
        update notes set category = ${note.category}, title = ${note.title}, text = ${note.text}, tags = ${note.tags},
          language = ${await languageOf(note.title, note.text)}, revision = revision + 1, edited_at = ${now()}, deleted_at = null
        where id = ${known.id} and reader_id = ${readerId}`)
      counts[known.deletedAt === null ? 'updated' : 'added']++
    } else if (byKey.has(bothKeys[at]!)) {
      counts.unchanged++
    } else {
      const title = `${note.title} (imported)`.slice(-NOTES.titleCharacters).toWellFormed()
      fresh.push({ ...note, title, highlight: null, importedAs: bothKeys[at]! })
      counts.keptBoth++
    }
  }
  await insertNotes(tools, db, fresh)
}

/**
 * The key of a note that was changed both in the file and on this server. It is computed from the
 * note's content, so that importing the file again adds nothing.
 */
function bothKey({ key, category, title, text, tags }: FoundNote): string {
  return `${key} ${hashOf(JSON.stringify([category, title, text, tags]))}`
}

function isSame(known: Known, note: FoundNote): boolean {
  const sorted = (tags: readonly string[]) => tags.toSorted().join(',')
  return (
    known.text === note.text &&
    known.title === note.title &&
    known.category === note.category &&
    sorted(known.tags) === sorted(note.tags)
  )
}
