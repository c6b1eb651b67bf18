import * as z from 'zod/mini'
import { cursorAt, readCursor } from '#areas/articles/server/lends.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import type { NoteCard, NoteCategory } from '../../contracts/editor.ts'
import { cardColumns, cardOf, CardRow } from './note-rows.ts'

const SHOWN = 50
const TAGS_SHOWN = 500

interface Asked {
  category?: z.infer<typeof NoteCategory> | undefined
  isHighlight?: boolean
  tag?: string | undefined
  search?: string
  cursor?: string | undefined
  most?: number
}

/** A page of a reader's notes, the last edited first, and where the next one begins. */
export async function listNotes(
  db: Database,
  readerId: string,
  { category, isHighlight = false, tag, search = '', cursor, most = SHOWN }: Asked,
): Promise<{ notes: NoteCard[]; next: string | null }> {
  const behind = readCursor(cursor)
  const words = search.trim()
  const conditions: Sql[] = [sql`reader_id = ${readerId} and deleted_at is null`]
  if (category !== undefined) conditions.push(sql`category = ${category}`)
  if (isHighlight) conditions.push(sql`subject is not null`)
  if (tag !== undefined) conditions.push(sql`tags @> ${[tag]}`)
  if (words !== '') conditions.push(sql`search @@ search_words(${words})`)
  if (behind) conditions.push(sql`(edited_at, number) < (${behind.at}, ${behind.id})`)
  const rows = await db.many(
    CardRow,
    sql`select ${cardColumns} from notes where ${join(conditions, ' and ')}
        order by edited_at desc, number desc limit ${most + 1}`,
  )
  const shown = rows.slice(0, most)
  const last = shown.at(-1)
  const hasMore = rows.length > most && last !== undefined
  return {
    notes: shown.map(cardOf),
    next: hasMore ? cursorAt({ publishedTime: last.editedAt, id: last.number }) : null,
  }
}

const TagRow = z.object({ tag: z.string(), notes: z.int() })

export function listNoteTags(db: Database, readerId: string): Promise<z.infer<typeof TagRow>[]> {
  return db.many(
    TagRow,
    sql`select tag, count(*)::int as notes from notes cross join unnest(tags) as tag
        where reader_id = ${readerId} and deleted_at is null
        group by tag order by count(*) desc, tag limit ${TAGS_SHOWN}`,
  )
}
