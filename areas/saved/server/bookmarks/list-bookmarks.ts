import * as z from 'zod/mini'
import { cursorAt, readCursor } from '#areas/articles/server/lends/lists.ts'
import type { FoundWords } from '#core/words.ts'
import { findOwn } from '#server/search/find-own.ts'
import { showOwn } from '#server/search/show-own.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import type { Bookmark, bookmarkFilters } from '../../contracts/bookmarks.ts'
import { bookmarkColumns, bookmarkOf, BookmarkRow } from './bookmark-rows.ts'

const SHOWN = 50
const TAGS_SHOWN = 500
/** The number of characters of a page that are searched for an excerpt. */
const READ = 5_000

interface Asked {
  filter: (typeof bookmarkFilters)[number]
  tag?: string | undefined
  search: string
  cursor?: string | undefined
  most?: number
}

/**
 * One page of the list of a reader's bookmarks, the newest first, and where the next page begins.
 */
export async function listBookmarks(
  db: Database,
  readerId: string,
  { filter, tag, search, cursor, most = SHOWN }: Asked,
): Promise<{ bookmarks: Bookmark[]; next: string | null } & FoundWords> {
  const behind = readCursor(cursor)
  const words = search.trim()
  const conditions: Sql[] = [sql`reader_id = ${readerId} and deleted_at is null`, filters[filter]]
  if (tag !== undefined) conditions.push(sql`tags @> ${[tag]}`)
  if (behind) conditions.push(sql`(saved_at, id) < (${behind.at}, ${behind.id})`)
  const newest = sql`
    select search from saved_bookmarks where reader_id = ${readerId} and deleted_at is null order by saved_at desc`
  const found = await findOwn(db, { words, newest }, (holds) =>
    db.many(
      BookmarkRow,
      sql`select ${bookmarkColumns} from saved_bookmarks where ${join([...conditions, holds], ' and ')}
          order by saved_at desc, id desc limit ${most + 1}`,
    ),
  )
  const { rows } = found
  const listed = rows.slice(0, most)
  const last = listed.at(-1)
  const hasMore = rows.length > most && last !== undefined
  const shown = await showOwn(words, found, listed, {
    textsOf,
    read: (ids) =>
      db.many(
        Text,
        sql`select id, left(text, ${READ}) as text from saved_bookmarks where id = any(${ids})`,
      ),
  })
  return {
    ...shown.found,
    bookmarks: shown.rows.map(bookmarkOf),
    next: hasMore ? cursorAt({ publishedTime: last.savedAt, id: last.id }) : null,
  }
}

const filters: Record<Asked['filter'], Sql> = {
  unread: sql`read_at is null and archived_at is null`,
  all: sql`archived_at is null`,
  archived: sql`archived_at is not null`,
}

function textsOf({ title, excerpt, tags, note }: z.infer<typeof BookmarkRow>): string[] {
  return [title, excerpt, ...tags, note]
}

const Text = z.object({ id: z.int(), text: z.string() })

const TagRow = z.object({ tag: z.string(), bookmarks: z.int() })

export async function listTags(db: Database, readerId: string): Promise<z.infer<typeof TagRow>[]> {
  return db.many(
    TagRow,
    sql`select tag, count(*)::int as bookmarks from saved_bookmarks cross join unnest(tags) as tag
        where reader_id = ${readerId} and deleted_at is null
        group by tag order by count(*) desc, tag limit ${TAGS_SHOWN}`,
  )
}
