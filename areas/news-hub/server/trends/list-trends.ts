import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql } from '#server/tools.ts'
import type { Trend } from '../../contracts/trends.ts'
import { isMostlyFollowed, type Shelf } from '../shelf.ts'
import { HALF_LIFE_HOURS, halved } from './sightings.ts'

/** What is spoken of in these hours is held against what was before. */
const RECENT_HOURS = 3
const LEAST_SOURCES = 3
/** By how many standard deviations more sources must speak of it than usually do. */
const LEAST_Z = 2.5
/** Who has watched for less time does not know what is usual. */
const WATCHED_HOURS = 12
const SHOWN = 8
const CANDIDATES = 60
/** Terms that share more than this of their articles are one subject. */
const SAME_SHARE = 0.5
const HOUR_MS = 3_600_000

const Candidate = z.object({
  words: z.string(),
  sources: z.int(),
  articles: z.array(z.int()),
  level: z.number(),
})

/** What clearly more of the reader's sources speak of than usually do, the clearest first. */
export async function listTrends(shelf: Shelf): Promise<Trend[]> {
  const { db, readerId, now } = shelf
  const { since } = await db.one(
    z.object({ since: z.nullable(Time) }),
    sql`select since from trend_clock`,
  )
  const hours = since === null ? 0 : (now.getTime() - Date.parse(since)) / HOUR_MS
  if (hours < WATCHED_HOURS) return []

  // The running hour is not over, so that a little more than three are looked at.
  const recent = new Date(now.getTime() - (RECENT_HOURS + 1) * HOUR_MS)
  const candidates = await db.many(
    Candidate,
    sql`select words, sources, articles, level * ${halved(sql`level_at`, now)} - recent_level as level
        from (
          select language, term, count(distinct feed_id)::int as sources,
            sum(${halved(sql`hour`, now)}) as recent_level,
            array(select distinct coalesce(alias.article_id, seen) from unnest(array_agg(trend_sightings.article_id)) as seen
              left join article_aliases as alias on old_id = seen) as articles
          from trend_sightings join sources using (feed_id)
          where hour > ${recent} and reader_id = ${readerId} and muted_at is null
          group by language, term having count(distinct feed_id) >= ${LEAST_SOURCES}
        ) as spoken join trend_terms using (language, term)
        order by sources desc, term limit ${CANDIDATES}`,
  )
  const shown = await shownOf(shelf, [...new Set(candidates.flatMap(({ articles }) => articles))])
  const rising = candidates
    .map((candidate) => {
      const usual = Math.max(0, candidate.level) * (RECENT_HOURS / hoursThatCount(hours))
      return {
        ...candidate,
        articles: candidate.articles.filter((id) => shown.has(id)),
        usual,
        z: (candidate.sources - usual) / Math.sqrt(usual + 1),
      }
    })
    .filter(({ z, articles }) => z >= LEAST_Z && articles.length > 0)
    .sort((a, b) => b.z - a.z || b.words.length - a.words.length)

  const chosen: typeof rising = []
  for (const next of rising) {
    if (chosen.length === SHOWN) break
    if (!chosen.some((other) => isSame(other.articles, next.articles))) chosen.push(next)
  }
  return chosen.map(({ words, articles, sources, usual }) => ({
    words,
    articleCount: articles.length,
    sourceCount: sources,
    usual,
    hours: RECENT_HOURS,
  }))
}

/** Of articles those that the reader's lists hold. */
async function shownOf(shelf: Shelf, ids: number[]): Promise<Set<number>> {
  const rows = await shelf.db.many(
    z.object({ id: z.int() }),
    sql`select id from articles where id = any(${ids}) and ${isMostlyFollowed(shelf)}`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The hours before the recent ones, each worth as much as it counts in a level. */
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
