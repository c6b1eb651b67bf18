import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { join, sql, type Sql } from '#server/tools.ts'
import type { Article, Period } from '../contract.ts'
import { BREAKING_FOR_MS } from './articles/breaking.ts'
import { CategoryCount } from './folder-counts.ts'
import { boosted, boostFor, newestInFolder } from './reader-marks.ts'
import { newestMatches } from './search-articles.ts'
import {
  HOURS,
  isFollowed,
  isKept,
  isMostlyFollowed,
  listArticles,
  startOf,
  type Shelf,
} from './shelf.ts'

const BREAKING_SHOWN = 8
export const HEADLINES_SHOWN = 12
/** Headlines are ranked among this many of the newest articles that several sources carry. */
const HEADLINE_CANDIDATES = 300
/** Folder counts look at this many of the newest articles, so that they cost the same in ten years. */
const COUNTED = 10_000
const PAGE = 30

/** Bursts of the last hours, newest first. */
export async function listBreaking(shelf: Shelf): Promise<Article[]> {
  return listArticles(
    shelf,
    sql`where is_breaking and ${isRecentBreaking(shelf.now)} and ${isMostlyFollowed(shelf)}
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
          (select id, independent_count, published_at from articles
            where source_count >= 2 and published_at > ${since} and ${isMostlyFollowed(shelf)} and ${isNotBreaking(shelf.now)}
            order by published_at desc limit ${HEADLINE_CANDIDATES})
          union
          (select id, independent_count, published_at from articles
            where published_at > ${since} and ${isMostlyFollowed(shelf)} and ${isNotBreaking(shelf.now)}
            order by published_at desc limit ${HEADLINES_SHOWN})
          union
          (select id, independent_count, published_at from articles
            where id in (${boosted(shelf.readerId)}) and published_at > ${since} and ${isMostlyFollowed(shelf)} and ${isNotBreaking(shelf.now)}
            order by published_at desc limit ${HEADLINE_CANDIDATES})
        ) as candidate
        order by ln(1 + independent_count) * ${boostFor(shelf.readerId, sql`candidate.id`)}
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
    sql`where ${isMostlyFollowed(shelf)} order by published_at desc, id desc limit ${count}`,
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
    within = sql`true`,
  }: {
    category: string
    period: Period
    search: string
    before?: string | undefined
    within?: Sql
  },
): Promise<{ articles: Article[]; next: string | null }> {
  const conditions = [
    sql`published_at > ${startOf(period, shelf.now)}`,
    isMostlyFollowed(shelf),
    within,
  ]
  const last = before === undefined ? null : Cursor.parse(JSON.parse(before))
  if (last) conditions.push(sql`(published_at, id) < (${last.at}, ${last.id})`)
  if (search)
    conditions.push(sql`id in (select id from (${await newestMatches(shelf, search)}) as match)`)
  const articles = await listArticles(
    shelf,
    sql`where id in (${newestInFolder(shelf.readerId, category, join(conditions, ' and '), PAGE)})
    order by published_at desc, id desc limit ${PAGE}`,
  )
  const end = articles.length === PAGE ? articles.at(-1)! : null
  return { articles, next: end && JSON.stringify({ at: end.publishedTime, id: end.id }) }
}

const Cursor = z.object({ at: Time, id: z.int() })

/** The newest articles of a reader's feeds that a condition leaves, by category. */
export async function countByCategory(
  shelf: Shelf,
  within: Sql = sql`true`,
): Promise<CategoryCount[]> {
  return shelf.db.many(
    CategoryCount,
    sql`select coalesce(article_moves.category, newest.category) as category,
          count(*) as total, count(article_reads.article_id) as read
        from (select id, category from articles where ${isMostlyFollowed(shelf)} and ${within}
            order by published_at desc limit ${COUNTED}) as newest
        left join article_reads on article_reads.article_id = id and article_reads.reader_id = ${shelf.readerId}
        left join article_moves on article_moves.article_id = id and article_moves.reader_id = ${shelf.readerId}
        group by 1`,
  )
}

/** Archived ones too, and what the reader keeps of sources that are followed no more. */
export async function readArticles(shelf: Shelf, ids: number[]): Promise<Article[]> {
  return listArticles(
    shelf,
    sql`where id = any(${ids}) and (${isFollowed(shelf)} or ${isKept(shelf)})`,
  )
}

function isRecentBreaking(now: Date): Sql {
  return sql`published_at > ${new Date(now.getTime() - BREAKING_FOR_MS)}`
}

/** A condition: it does not stand among the breaking ones. */
export function isNotBreaking(now: Date): Sql {
  return sql`not (is_breaking and ${isRecentBreaking(now)})`
}
