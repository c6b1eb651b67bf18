import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { prepared } from '#server/database/prepared.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { Category, type Article } from '../../contract.ts'
import type { Period } from '#areas/feed/contract.ts'
import { countIndependent } from '#engine/joining/independent-outlets.ts'
import { isInLists } from './put-away.ts'
import { folderOf } from './reader-marks.ts'
import { isUnarchived } from '#feeds/store/retention.ts'
import { ArticleOutlet } from './stored-article.ts'

/** Asks for articles as one reader sees them: from the feeds followed, with what was read. */
export interface Shelf {
  db: Database
  readerId: string
  now: Date
  /** Lists leave muted sources out; a page that was asked for by itself does not. */
  withMuted?: boolean
  /** For a search: articles that mean the like, best first, whatever their words. */
  near?: readonly number[]
}

/** Whose sources, and whether the muted ones count. */
type Listener = Pick<Shelf, 'readerId' | 'withMuted'>

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
  isKept: z.boolean(),
})
type ArticleRow = z.infer<typeof ArticleRow>

/** The articles that the rest of the statement (joins, conditions, order) leaves, as this reader sees them. */
export async function listArticles(shelf: Shelf, rest: Sql): Promise<Article[]> {
  return askArticles(shelf, articlesWhere(shelf, rest))
}

/** The same of these, in no order. */
export async function listArticlesOf(shelf: Shelf, ids: readonly number[]): Promise<Article[]> {
  return askArticles(shelf, prepared(articlesWhere(shelf, sql`where id = any(${[...ids]})`)))
}

function articlesWhere(shelf: Shelf, rest: Sql): Sql {
  return sql`select id, title, summary_text,
          coalesce(nullif(${folderOf(shelf.readerId)}, ''), category) as category, image_entry_id, outlets, published_at,
          exists (select 1 from article_reads where article_id = id and reader_id = ${shelf.readerId}) as is_read,
          ${isKept(shelf)} as is_kept
        from articles ${rest}`
}

async function askArticles(shelf: Shelf, query: Sql): Promise<Article[]> {
  const rows = await shelf.db.many(ArticleRow, query)
  const names = await namesOfFeeds(shelf, rows)
  return rows.map((row) => articleOf(row, names))
}

const FeedName = z.object({ feedId: z.int(), name: z.string(), isFollowed: z.boolean() })
type FeedNames = Map<number, z.infer<typeof FeedName>>

/** What the reader calls the feeds, and where they are not followed, what they call themselves. */
async function namesOfFeeds(shelf: Shelf, rows: ArticleRow[]): Promise<FeedNames> {
  const { db, readerId } = shelf
  const feeds = new Set(rows.flatMap(({ outlets }) => outlets.map(({ feed }) => feed)))
  const named = await db.many(
    FeedName,
    prepared(sql`select feeds.id as feed_id, ${sourceName} as name,
          sources.id is not null and ${isHeard(shelf)} as is_followed
        from feeds left join sources on feed_id = feeds.id and reader_id = ${readerId}
        where feeds.id = any(${[...feeds]}) and (private_to is null or private_to = ${readerId})`),
  )
  return new Map(named.map((feed) => [feed.feedId, feed]))
}

/** Of a feed joined with the reader's source, if there is one. */
export const sourceName = sql`coalesce(sources.name, feeds.title,
  substring(address from '^https?://(?:[^/?#@]*@)?([^/?#:]+)'), 'A former source')`

/** A source that is not followed is not counted, except in what the reader keeps. */
function articleOf(row: ArticleRow, feeds: FeedNames): Article {
  const outlets = row.outlets.flatMap((outlet) => {
    const known = feeds.get(outlet.feed)
    return known && (known.isFollowed || row.isKept) ? [{ ...outlet, name: known.name }] : []
  })
  const times = outlets.map(({ at }) => Date.parse(at))
  const first = Math.min(...times)
  const span = Math.max(...times) - first
  return {
    id: row.id,
    title: row.title,
    summary: row.summaryText,
    publishedTime: row.publishedAt,
    sources: outlets.map(({ name }) => ({ name, logo: name })),
    sourceCount: outlets.length,
    independentCount: countIndependent(outlets),
    category: row.category,
    ...(row.imageEntryId === null ? {} : { image: `/images/${row.imageEntryId}` }),
    tape: times.map((at) => (span === 0 ? 0 : (at - first) / span)),
    isRead: row.isRead,
  }
}

/**
 * A condition: some feed of the article is followed, and not muted. The first feed, which settles most
 * articles, is looked up in a hash; comparing lists costs ten times that for who follows a thousand.
 */
export function isFollowed(shelf: Listener): Sql {
  const heard = sql`select feed_id from sources where reader_id = ${shelf.readerId} and ${isHeard(shelf)}`
  return sql`(feed_ids[1] in (${heard}) or feed_ids && array(${heard}))`
}

/** A condition on sources. */
function isHeard({ withMuted = false }: Listener): Sql {
  return withMuted ? sql`true` : sql`muted_at is null`
}

/** A condition: the reader keeps the article, whatever became of its sources. */
export function isKept({ readerId }: Pick<Shelf, 'readerId'>): Sql {
  return sql`(exists (select 1 from saved_articles where article_id = articles.id and reader_id = ${readerId})
    or exists (select 1 from notes where article_id = articles.id and reader_id = ${readerId}))`
}

/** A condition: the article is one of the reader's, whether lists show it or not. */
export function isReaders({ readerId }: Pick<Shelf, 'readerId'>): Sql {
  return sql`(${isFollowed({ readerId, withMuted: true })} or ${isKept({ readerId })})`
}

/**
 * Followed, for lists that take the newest, and leave out what is archived or hidden. Most articles are followed,
 * but PostgreSQL guesses that one in a hundred is and sorts them all; wrapped, it guesses half and walks
 * the index from its end.
 */
export function isMostlyFollowed(shelf: Shelf): Sql {
  return sql`coalesce(${isFollowed(shelf)} and ${isUnarchived(shelf.readerId, shelf.now)}
    and ${isInLists(shelf.readerId)}, false)`
}

export function startOf(period: Period, now: Date): Date {
  return new Date(now.getTime() - HOURS[period] * 3_600_000)
}
