import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { cursorAt, isOpenTo, readCursor, wasUnread } from '#areas/articles/server/lends/lists.ts'
import { readSearchWords } from '#areas/articles/server/lends/search.ts'
import type { FoundWords } from '#core/words.ts'
import { findOwn } from '#server/search/find-own.ts'
import { titlesFound } from '#server/search/show-own.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import type { InsteadOf } from '#engine/search/forgive-search.ts'
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
  unreadAt?: string | undefined
  most: number
}

/** The articles that a reader saved, the newest first, and where the next page begins. */
export async function listSavedArticles(
  db: Database,
  readerId: string,
  { search = '', cursor, unreadAt, most }: Asked,
): Promise<{ items: SavedItem[]; next: string | null } & FoundWords> {
  const behind = readCursor(cursor)
  const words = search.trim()
  const conditions: Sql[] = [
    sql`reader_id = ${readerId} and ${isOpenTo(readerId)}`,
    wasUnread(readerId, unreadAt),
  ]
  if (behind) conditions.push(sql`(saved_at, articles.id) < (${behind.at}, ${behind.id})`)
  const from = sql`saved_articles join articles on articles.id = article_id`
  const newest = sql`
    select search from ${from} where reader_id = ${readerId} and ${isOpenTo(readerId)} order by saved_at desc`
  const holds = async (instead: InsteadOf | null) =>
    sql`search @@ ${(await readSearchWords(db, instead))(words)}`
  const found = await findOwn(db, { words, newest, holds }, (holds) =>
    db.many(
      SavedRow,
      sql`select articles.id, title, category, saved_at from ${from}
          where ${join([...conditions, holds], ' and ')}
          order by saved_at desc, articles.id desc limit ${most + 1}`,
    ),
  )
  const { rows } = found
  const shown = rows.slice(0, most)
  const last = shown.at(-1)
  const hasMore = rows.length > most && last !== undefined
  const titles = shown.map(({ title }) => title)
  return {
    ...titlesFound(words, found, titles),
    items: shown.map(({ id, ...row }) => ({
      ...row,
      id: String(id),
      hub: HUB_NAME,
      page: `/news-hub/feed?article=${id}`,
    })),
    next: hasMore ? cursorAt({ publishedTime: last.savedAt, id: last.id }) : null,
  }
}
