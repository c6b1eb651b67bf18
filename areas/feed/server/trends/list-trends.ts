import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql } from '#server/tools.ts'
import type { Trend } from '../../contracts/trends.ts'
import { type ArticleScope, isMostlyFollowed } from '#areas/articles/server/lends/lists.ts'
import { HALF_LIFE_HOURS, halved } from './sightings.ts'

/** Mentions within these hours are compared with earlier ones. */
const RECENT_HOURS = 3
const LEAST_SOURCES = 3
/** The number of standard deviations by which a trend must exceed the usual number of sources. */
const LEAST_Z = 2.5
/** The hours that a server has to collect mentions before it knows the usual numbers. */
const WATCHED_HOURS = 12
const SHOWN = 8
/**
 * The number of rising terms to examine. It is larger than `SHOWN`, because several terms may
 * belong to one subject or to articles outside of the reader's lists.
 */
const CANDIDATES = 60
/** Terms that share more than this part of their articles are one subject. */
const SAME_SHARE = 0.5
const HOUR_MS = 3_600_000

const Candidate = z.object({
  words: z.string(),
  sources: z.int(),
  articles: z.array(z.int()),
  usual: z.number(),
})

/** Finds subjects that clearly more of the reader's sources report than usual, strongest first. */
export async function listTrends(scope: ArticleScope): Promise<Trend[]> {
  const { db, readerId, now } = scope
  const { since } = await db.one(
    z.object({ since: z.nullable(Time) }),
    sql`select since from trend_clock`,
  )
  const hours = since === null ? 0 : (now.getTime() - Date.parse(since)) / HOUR_MS
  if (hours < WATCHED_HOURS) return []

  // The current hour is not over, so one more hour is included.
  const recent = new Date(now.getTime() - (RECENT_HOURS + 1) * HOUR_MS)
  // The factor that scales the earlier level to the recent hours. Recent mentions are not part of
  // the level, even those of muted sources.
  const usualShare = RECENT_HOURS / hoursThatCount(hours)
  const candidates = await db.many(
    Candidate,
    sql`select words, sources, usual, array(
            select distinct coalesce(alias.article_id, id) from unnest(seen) as id
            left join article_aliases as alias on old_id = id) as articles
        from (
          select words, sources, seen, usual, (sources - usual) / sqrt(usual + 1) as z from (
            select words, sources, seen,
              greatest(0, level * ${halved(sql`level_at`, now)} - recent_level) * ${usualShare}::float8 as usual
            from (
              select language, term, count(distinct feed_id) filter (where is_heard)::int as sources,
                sum(${halved(sql`hour`, now)}) as recent_level,
                array_agg(article_id) filter (where is_heard) as seen
              from trend_sightings left join (
                select feed_id, true as is_heard from sources
                where reader_id = ${readerId} and muted_at is null) as heard using (feed_id)
              where hour > ${recent} and hour <= ${now}
              group by language, term having count(distinct feed_id) filter (where is_heard) >= ${LEAST_SOURCES}
            ) as spoken join trend_terms using (language, term)
          ) as compared
        ) as rising where z >= ${LEAST_Z}
        order by z desc, length(words) desc, words limit ${CANDIDATES}`,
  )
  const shown = await shownOf(scope, [...new Set(candidates.flatMap(({ articles }) => articles))])
  const chosen: typeof candidates = []
  for (const candidate of candidates) {
    if (chosen.length === SHOWN) break
    const articles = candidate.articles.filter((id) => shown.has(id))
    if (articles.length > 0 && !chosen.some((other) => isSame(other.articles, articles)))
      chosen.push({ ...candidate, articles })
  }
  return chosen.map(({ words, articles, sources, usual }) => ({
    words,
    articleCount: articles.length,
    sourceCount: sources,
    usual,
    hours: RECENT_HOURS,
  }))
}

/** Returns those of the articles that are in the reader's lists. */
async function shownOf(scope: ArticleScope, ids: number[]): Promise<Set<number>> {
  const rows = await scope.db.many(
    z.object({ id: z.int() }),
    sql`select id from articles where id = any(${ids}) and ${isMostlyFollowed(scope)}`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The weighted hours before the recent ones, with the same half-life as a level. */
function hoursThatCount(hours: number): number {
  const rate = Math.LN2 / HALF_LIFE_HOURS
  return (
    (Math.exp(-rate * RECENT_HOURS) - Math.exp(-rate * Math.max(hours, RECENT_HOURS + 1))) / rate
  )
}

function isSame(one: number[], other: number[]): boolean {
  const shared = other.filter((id) => one.includes(id)).length
  return shared > SAME_SHARE * Math.min(one.length, other.length)
}
