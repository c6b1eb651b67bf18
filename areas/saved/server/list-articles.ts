import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { cursorAt, isOpenTo, readCursor, readSearchWords } from '#areas/articles/server/lends.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import type { SavedItem } from '../contract.ts'

const HUB_NAME = 'News Hub'

const SavedRow = z.object({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  savedAt: Time,
})

interface Asked {
  search?: string
  cursor?: string | undefined
  most: number
}

/** The articles that a reader saved, the newest first, and where the next page of them begins. */
export async function listSavedArticles(
  db: Database,
  readerId: string,
  { search = '', cursor, most }: Asked,
): Promise<{ items: SavedItem[]; next: string | null }> {
  const behind = readCursor(cursor)
  const words = search.trim()
  const conditions: Sql[] = [sql`reader_id = ${readerId} and ${isOpenTo(readerId)}`]
  if (words !== '') conditions.push(sql`articles.search @@ ${(await readSearchWords(db))(words)}`)
  if (behind) conditions.push(sql`(saved_at, articles.id) < (${behind.at}, ${behind.id})`)
  const rows = await db.many(
    SavedRow,
    sql`select articles.id, title, category, saved_at
        from saved_articles join articles on articles.id = article_id
        where ${join(conditions, ' and ')} order by saved_at desc, articles.id desc limit ${most + 1}`,
  )
  const shown = rows.slice(0, most)
  const last = shown.at(-1)
  const hasMore = rows.length > most && last !== undefined
  return {
    items: shown.map(({ id, ...row }) => ({
      ...row,
      id: String(id),
      hub: HUB_NAME,
      page: `/news-hub/feed?article=${id}`,
    })),
    next: hasMore ? cursorAt({ publishedTime: last.savedAt, id: last.id }) : null,
  }
}
