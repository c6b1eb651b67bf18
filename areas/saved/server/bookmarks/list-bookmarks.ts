import * as z from 'zod/mini'
import { cursorAt, readCursor } from '#areas/articles/server/lends.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import type { Bookmark, bookmarkFilters } from '../../contracts/bookmarks.ts'
import { bookmarkColumns, bookmarkOf, BookmarkRow } from './bookmark-rows.ts'

const SHOWN = 50
const TAGS_SHOWN = 500

interface Asked {
  filter: (typeof bookmarkFilters)[number]
  tag?: string | undefined
  search: string
  cursor?: string | undefined
  most?: number
}

/** A page of a reader's bookmarks, the newest first, and where the next one begins. */
export async function listBookmarks(
  db: Database,
  readerId: string,
  { filter, tag, search, cursor, most = SHOWN }: Asked,
): Promise<{ bookmarks: Bookmark[]; next: string | null }> {
  const behind = readCursor(cursor)
  const words = search.trim()
  const conditions: Sql[] = [sql`reader_id = ${readerId} and deleted_at is null`, filters[filter]]
  if (tag !== undefined) conditions.push(sql`tags @> ${[tag]}`)
  if (words !== '') {
    conditions.push(sql`(search @@ search_words(${words})
      or (note <> '' and to_tsvector('simple', note) @@ search_words(${words})))`)
  }
  if (behind) conditions.push(sql`(saved_at, id) < (${behind.at}, ${behind.id})`)
  const rows = await db.many(
    BookmarkRow,
    sql`select ${bookmarkColumns} from saved_bookmarks where ${join(conditions, ' and ')}
        order by saved_at desc, id desc limit ${most + 1}`,
  )
  const shown = rows.slice(0, most)
  const last = shown.at(-1)
  const hasMore = rows.length > most && last !== undefined
  return {
    bookmarks: shown.map(bookmarkOf),
    next: hasMore ? cursorAt({ publishedTime: last.savedAt, id: last.id }) : null,
  }
}

const filters: Record<Asked['filter'], Sql> = {
  unread: sql`read_at is null and archived_at is null`,
  all: sql`archived_at is null`,
  archived: sql`archived_at is not null`,
}

const TagRow = z.object({ tag: z.string(), bookmarks: z.int() })

export async function listTags(db: Database, readerId: string): Promise<z.infer<typeof TagRow>[]> {
  return db.many(
    TagRow,
    sql`select tag, count(*)::int as bookmarks from saved_bookmarks cross join unnest(tags) as tag
        where reader_id = ${readerId} and deleted_at is null
        group by tag order by count(*) desc, tag limit ${TAGS_SHOWN}`,
  )
}
