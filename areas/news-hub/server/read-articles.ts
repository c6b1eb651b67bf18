import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import { Category, type Article, type Period } from '../contract.ts'
import { ArticleOutlet } from './summarize-articles.ts'

/** The widest period leaves nothing out: a quiet source may have been silent for longer than a year. */
const HOURS: Record<Period, number> = {
  today: 24,
  week: 7 * 24,
  month: 30 * 24,
  year: 100 * 365 * 24,
}
/** A burst is news for this long after its newest report. */
export const BREAKING_HOURS = 6
const BREAKING_SHOWN = 8
const HEADLINES_SHOWN = 12
/** Headlines are ranked among this many of the newest articles that several sources carry. */
const HEADLINE_CANDIDATES = 300
/** Ranking every match of a common word takes seconds; among the newest this many, milliseconds. */
const SEARCH_RANKED = 500
/** Folder counts look at this many of the newest articles, so that they cost the same in ten years. */
const COUNTED = 20_000
const RELATED_DAYS = 30
const PAGE = 30

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

/** Asks for articles as one reader sees them: from the feeds followed, with what was read. */
export interface Shelf {
  db: Database
  readerId: string
  now: Date
}

/** Bursts of the last hours, newest first. */
export async function listBreaking(shelf: Shelf): Promise<Article[]> {
  return listArticles(
    shelf,
    sql`where is_breaking and ${isRecentBreaking(shelf.now)} and ${isFollowed(shelf)}
    order by published_at desc limit ${BREAKING_SHOWN}`,
  )
}

/** What many sources carry, weighed against age; what one source carries fills up the list. */
export async function listHeadlines(shelf: Shelf, period: Period): Promise<Article[]> {
  const since = startOf(period, shelf.now)
  const halfLifeHours = HOURS[period] / 3
  const headlines = await listArticles(
    shelf,
    sql`where id in (
        select id from (
          (select id, source_count, published_at from articles
            where source_count >= 2 and published_at > ${since} and ${isFollowed(shelf)} and ${isNotBreaking(shelf.now)}
            order by published_at desc limit ${HEADLINE_CANDIDATES})
          union
          (select id, source_count, published_at from articles
            where published_at > ${since} and ${isFollowed(shelf)} and ${isNotBreaking(shelf.now)}
            order by published_at desc limit ${HEADLINES_SHOWN})
        ) as candidate
        order by ln(1 + source_count)
          * exp(-extract(epoch from ${shelf.now}::timestamptz - published_at) / 3600 / ${halfLifeHours}) desc, id
        limit ${HEADLINES_SHOWN})
      order by source_count >= 2 desc, published_at desc, id desc`,
  )
  return headlines.length > 0 ? headlines : newestArticles(shelf, HEADLINES_SHOWN)
}

/** For a hub whose sources were silent for the whole period. */
function newestArticles(shelf: Shelf, count: number): Promise<Article[]> {
  return listArticles(
    shelf,
    sql`where ${isFollowed(shelf)} order by published_at desc, id desc limit ${count}`,
  )
}

export async function searchHeadlines(
  shelf: Shelf,
  search: string,
  period: Period,
): Promise<Article[]> {
  return listArticles(
    shelf,
    sql`join (${newestMatches(shelf, search)}) as match using (id)
    where published_at > ${startOf(period, shelf.now)}
    order by match.rank desc, published_at desc limit ${HEADLINES_SHOWN}`,
  )
}

/** One page of a category, newest first; `before` is the `next` of the page above it. */
export async function listFolderArticles(
  shelf: Shelf,
  {
    category,
    period,
    search,
    before,
  }: { category: string; period: Period; search: string; before?: string | undefined },
): Promise<{ articles: Article[]; next: string | null }> {
  const conditions = [
    sql`category = ${category}`,
    sql`published_at > ${startOf(period, shelf.now)}`,
    isFollowed(shelf),
  ]
  const last = before === undefined ? null : Cursor.parse(JSON.parse(before))
  if (last) conditions.push(sql`(published_at, id) < (${last.at}, ${last.id})`)
  if (search)
    conditions.push(sql`id in (select id from (${newestMatches(shelf, search)}) as match)`)
  const articles = await listArticles(
    shelf,
    sql`where ${join(conditions, ' and ')} order by published_at desc, id desc limit ${PAGE}`,
  )
  const end = articles.length === PAGE ? articles.at(-1)! : null
  return { articles, next: end && JSON.stringify({ at: end.publishedTime, id: end.id }) }
}

const Cursor = z.object({ at: Time, id: z.int() })

export const CategoryCount = z.object({ category: Category, total: z.int(), read: z.int() })
export type CategoryCount = z.infer<typeof CategoryCount>

/** Articles a category has among the matches of a search. */
export async function countMatches(shelf: Shelf, search: string): Promise<CategoryCount[]> {
  return shelf.db.many(
    CategoryCount,
    sql`select category, count(*) as total, count(article_reads.article_id) as read
        from (${newestMatches(shelf, search)}) as match join articles using (id)
        left join article_reads on article_id = id and reader_id = ${shelf.readerId}
        group by category`,
  )
}

/** The newest articles of a reader's feeds, by category. */
export async function countByCategory(shelf: Shelf): Promise<CategoryCount[]> {
  return shelf.db.many(
    CategoryCount,
    sql`select category, count(*) as total, count(article_reads.article_id) as read
        from (select id, category from articles where ${isFollowed(shelf)}
            order by published_at desc limit ${COUNTED}) as newest
        left join article_reads on article_id = id and reader_id = ${shelf.readerId}
        group by category`,
  )
}

/** What else was written with the same words, best match first. */
export async function listRelated(shelf: Shelf, id: number, count: number): Promise<Article[]> {
  return listArticles(
    shelf,
    sql`join (
        select candidate.id, ts_rank(candidate.search, words) as rank
        from (
          select replace(plainto_tsquery(text_search_config(language), title)::text, '&', '|')::tsquery as words,
            published_at as at
          from articles where id = ${id}
        ) as asked, lateral (
          select id, search from articles
          where search @@ words and id <> ${id} and ${isFollowed(shelf)}
            and published_at between at - make_interval(days => ${RELATED_DAYS}) and at + make_interval(days => ${RELATED_DAYS})
          order by published_at desc limit ${SEARCH_RANKED}
        ) as candidate
        order by rank desc limit ${count}
      ) as match using (id)
      order by match.rank desc`,
  )
}

export async function readArticles(shelf: Shelf, ids: number[]): Promise<Article[]> {
  return listArticles(shelf, sql`where id = any(${ids}) and ${isFollowed(shelf)}`)
}

async function listArticles(shelf: Shelf, rest: Sql): Promise<Article[]> {
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
async function namesOfFeeds(
  { db, readerId }: Shelf,
  rows: ArticleRow[],
): Promise<Map<number, string>> {
  const feeds = new Set(rows.flatMap(({ outlets }) => outlets.map(({ feed }) => feed)))
  const named = await db.many(
    z.object({ feedId: z.int(), name: z.string() }),
    sql`select feed_id, name from sources where reader_id = ${readerId} and feed_id = any(${[...feeds]})`,
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

function newestMatches(shelf: Shelf, search: string): Sql {
  return sql`
    select id, ts_rank(search, words) as rank from (
      select id, search, words from articles, search_words(${search}) as words
      where search @@ words and ${isFollowed(shelf)}
      order by published_at desc limit ${SEARCH_RANKED}
    ) as newest`
}

function isFollowed({ readerId }: Shelf): Sql {
  return sql`feed_ids && array(select feed_id from sources where reader_id = ${readerId})`
}

function isRecentBreaking(now: Date): Sql {
  return sql`published_at > ${hoursBefore(now, BREAKING_HOURS)}`
}

function isNotBreaking(now: Date): Sql {
  return sql`not (is_breaking and ${isRecentBreaking(now)})`
}

function startOf(period: Period, now: Date): Date {
  return hoursBefore(now, HOURS[period])
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000)
}
