import * as z from 'zod/mini'
import { cursorAt, readCursor } from '#areas/articles/server/lends/lists.ts'
import { findOwn } from '#server/search/find-own.ts'
import { showOwn } from '#server/search/show-own.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import type { NotePage, NoteSearch } from '../../contract.ts'
import { cardColumns, cardOf, CardRow, excerptOf } from './note-rows.ts'

const SHOWN = 50
const TAGS_SHOWN = 500
/** The number of characters of a note in which an excerpt for a search is looked for. */
const READ = 5_000

interface Asked extends Partial<NoteSearch> {
  most?: number
}

/** Lists a page of a reader's notes, last edited first, and the position of the next page. */
export async function listNotes(
  db: Database,
  readerId: string,
  { category, isHighlight = false, tag, search = '', cursor, most = SHOWN }: Asked,
): Promise<NotePage> {
  const behind = readCursor(cursor)
  const words = search.trim()
  const conditions: Sql[] = [sql`reader_id = ${readerId} and deleted_at is null`]
  if (category !== undefined) conditions.push(sql`category = ${category}`)
  if (isHighlight) conditions.push(sql`subject is not null`)
  if (tag !== undefined) conditions.push(sql`tags @> ${[tag]}`)
  if (behind) conditions.push(sql`(edited_at, number) < (${behind.at}, ${behind.id})`)
  const newest = sql`
    select search from notes where reader_id = ${readerId} and deleted_at is null order by edited_at desc`
  const found = await findOwn(db, { words, newest }, (holds) =>
    db.many(
      CardRow,
      sql`select ${cardColumns} from notes where ${join([...conditions, holds], ' and ')}
          order by edited_at desc, number desc limit ${most + 1}`,
    ),
  )
  const { rows } = found
  const listed = rows.slice(0, most)
  const last = listed.at(-1)
  const hasMore = rows.length > most && last !== undefined
  const shown = await showOwn(words, found, listed, {
    textsOf,
    read: (ids) =>
      db.many(Text, sql`select id, left(text, ${READ}) as text from notes where id = any(${ids})`),
  })
  return {
    ...shown.found,
    notes: shown.rows.map(cardOf),
    next: hasMore ? cursorAt({ publishedTime: last.editedAt, id: last.number }) : null,
  }
}

function textsOf({ title, excerpt, tags, quote }: z.infer<typeof CardRow>): string[] {
  return [title, excerptOf(excerpt), ...tags, quote]
}

const Text = z.object({ id: z.string(), text: z.string() })

const TagRow = z.object({ tag: z.string(), notes: z.int() })

export function listNoteTags(db: Database, readerId: string): Promise<z.infer<typeof TagRow>[]> {
  return db.many(
    TagRow,
    sql`select tag, count(*)::int as notes from notes cross join unnest(tags) as tag
        where reader_id = ${readerId} and deleted_at is null
        group by tag order by count(*) desc, tag limit ${TAGS_SHOWN}`,
  )
}
