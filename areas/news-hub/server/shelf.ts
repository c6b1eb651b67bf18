import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { Category, type Article, type Period } from '../contract.ts'
import { ArticleOutlet } from './summarize-articles.ts'

/** Asks for articles as one reader sees them: from the feeds followed, with what was read. */
export interface Shelf {
  db: Database
  readerId: string
  now: Date
  /** Lists leave muted sources out; a page that was asked for by itself does not. */
  withMuted?: boolean
}

/** The widest period leaves nothing out: a quiet source may have been silent for longer than a year. */
export const HOURS: Record<Period, number> = {
  today: 24,
  week: 7 * 24,
  month: 30 * 24,
  year: 100 * 365 * 24,
}

const ArticleRow = z.object({
  id: z.int(),
  title: z.string(),
  summaryText: z.string(),
  category: Category,
  imageEntryId: z.nullable(z.int()),
  outlets: z.array(ArticleOutlet),
  publishedAt: Time,
  isRead: z.boolean(),
})
type ArticleRow = z.infer<typeof ArticleRow>

/** The articles that the rest of the statement (joins, conditions, order) leaves, as this reader sees them. */
export async function listArticles(shelf: Shelf, rest: Sql): Promise<Article[]> {
  const rows = await shelf.db.many(
    ArticleRow,
    sql`select id, title, summary_text, category, image_entry_id, outlets, published_at,
          exists (select 1 from article_reads where article_id = id and reader_id = ${shelf.readerId}) as is_read
        from articles ${rest}`,
  )
  const names = await namesOfFeeds(shelf, rows)
  return rows.map((row) => articleOf(row, names))
}

/** What the reader calls the feeds; one that is not followed has no name here and is not counted. */
async function namesOfFeeds(shelf: Shelf, rows: ArticleRow[]): Promise<Map<number, string>> {
  const feeds = new Set(rows.flatMap(({ outlets }) => outlets.map(({ feed }) => feed)))
  const named = await shelf.db.many(
    z.object({ feedId: z.int(), name: z.string() }),
    sql`select feed_id, name from sources
        where reader_id = ${shelf.readerId} and feed_id = any(${[...feeds]}) and ${isHeard(shelf)}`,
  )
  return new Map(named.map(({ feedId, name }) => [feedId, name]))
}

function articleOf(row: ArticleRow, names: Map<number, string>): Article {
  const outlets = row.outlets.filter(({ feed }) => names.has(feed))
  const times = outlets.map(({ at }) => Date.parse(at))
  const first = Math.min(...times)
  const span = Math.max(...times) - first
  return {
    id: row.id,
    title: row.title,
    summary: row.summaryText,
    publishedTime: row.publishedAt,
    sources: outlets.map(({ feed }) => ({ name: names.get(feed)!, logo: names.get(feed)! })),
    sourceCount: outlets.length,
    category: row.category,
    ...(row.imageEntryId === null ? {} : { image: `/images/${row.imageEntryId}` }),
    tape: times.map((at) => (span === 0 ? 0 : (at - first) / span)),
    isRead: row.isRead,
  }
}

/** A condition: some feed of the article is followed, and not muted. */
export function isFollowed(shelf: Shelf): Sql {
  return sql`feed_ids && array(
    select feed_id from sources where reader_id = ${shelf.readerId} and ${isHeard(shelf)})`
}

/** A condition on sources. */
function isHeard({ withMuted = false }: Shelf): Sql {
  return withMuted ? sql`true` : sql`muted_at is null`
}

/**
 * The same for lists that take the newest: most articles are followed, but PostgreSQL guesses that one
 * in a hundred is and sorts them all; wrapped, it guesses half and walks the index from its end.
 */
export function isMostlyFollowed(shelf: Shelf): Sql {
  return sql`coalesce(${isFollowed(shelf)}, false)`
}

export function startOf(period: Period, now: Date): Date {
  return new Date(now.getTime() - HOURS[period] * 3_600_000)
}
