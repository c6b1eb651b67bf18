import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { join, sql, type Sql } from '#server/tools.ts'
import type { InsteadOf } from '#engine/search/forgive-search.ts'
import type { NewsFilter, Period } from '../../contract.ts'
import type { ModuleChoice } from '../settings/module-settings.ts'
import {
  type ArticleScope,
  isMostlyFollowed,
  isReaders,
  startOf,
  toldWithin,
  type Walk,
  walk,
} from '#areas/articles/server/lends/lists.ts'
import { boosted, boostFor } from '#areas/articles/server/lends/folders.ts'
import { newestMatches, readInstead } from '#areas/articles/server/lends/search.ts'
import { AGE_WEIGHT, agingHours, type Candidate } from './rank.ts'
import { subjectsOf } from '#areas/profiles/server/lends.ts'
import { isInTopics } from './topics-of-reader.ts'

/** The filter and the period of the front page. */
export interface Chosen {
  filter: NewsFilter
  time: Period
  search: string
}

/**
 * Ranking chooses among this many of the newest articles, `SHARED` articles with several sources,
 * and at most `SHARED` articles that a rule raises.
 */
const NEWEST = 300
const SHARED = 150
/**
 * Articles with several sources are chosen from at most this many of the newest, and of those with
 * many sources, so that a list does not become slower as articles accumulate.
 */
const SHARED_LOOKED_AT = 1000

/**
 * A read article keeps its rank for this long, so that the page does not change while it is open.
 */
const STAYS_AFTER_READING_MS = 3_600_000

const CandidateRow = z.object({
  id: z.int(),
  title: z.string(),
  language: z.nullable(z.string()),
  category: z.string(),
  feed: z.nullable(z.int()),
  sources: z.int(),
  coverage: z.number(),
  toldAt: Time,
  isRead: z.boolean(),
  ruleBoost: z.number(),
  listBoost: z.number(),
})

/** An article for ranking, with its title. */
export interface TitledCandidate extends Candidate {
  title: string
  language: string | null
  /** The number of outlets that reported the article independently within the period. */
  sources: number
}

/** A condition on `articles`: within the period, and in a topic if the filter asks for topics. */
export function isWithin(
  scope: ArticleScope,
  { filter, time }: { filter?: NewsFilter | undefined; time?: Period | undefined },
): Sql {
  const inTime = time ? sql`published_at > ${startOf(time, scope.now)}` : sql`true`
  const inFilter = filter === 'topics' ? isInTopics(scope) : sql`true`
  return sql`${inTime} and ${inFilter}`
}

/**
 * Reads the articles that ranking chooses from: enough for a choice, but few enough to be fast. If
 * a search finds nothing, its typing errors are corrected, as in other lists.
 */
export async function readCandidates(
  scope: ArticleScope,
  chosen: Chosen,
  choice: Partial<ModuleChoice> = {},
): Promise<TitledCandidate[]> {
  const { search } = chosen
  if (!search) return candidatesAmong(scope, chosen, sql`true`, choice)
  const look = async (instead: InsteadOf | null) => {
    const matches = await newestMatches(scope, search, instead)
    return candidatesAmong(scope, chosen, sql`id in (select id from (${matches}) as match)`, choice)
  }
  const found = await look(null)
  const instead = found.length === 0 ? await readInstead(scope, search) : null
  return instead ? look(instead) : found
}

function candidatesAmong(
  scope: ArticleScope,
  chosen: Chosen,
  among: Sql,
  { narrows = sql`true`, boost = null }: Partial<ModuleChoice>,
): Promise<TitledCandidate[]> {
  const conditions = [isWithin(scope, chosen), narrows, among]
  const isWanted = (from: ArticleScope) => join([isMostlyFollowed(from), ...conditions], ' and ')
  const since = startOf(chosen.time, scope.now)
  const told = toldWithin(since)
  const newest = walk(scope, { since })
  const isToday = chosen.time === 'today'
  const sharedOf = (shared: Walk, count: number) => sql`
    (select id, ${told.coverage} as coverage, ${told.middle} as told_at from ${shared.from} ${told.join}
      where ${shared.within} and ${isWanted(shared.scope)} order by ${shared.at} desc limit ${count})`
  const lookedAt = isToday ? SHARED_LOOKED_AT : SHARED_LOOKED_AT / 2
  const shared = [sharedOf(walk(scope, { since, isShared: true }), lookedAt)]
  // If many articles arrive, the newest with several sources cover only a few days, so articles
  // with many sources are added.
  if (!isToday) shared.push(sharedOf(walk(scope, { since, isWidely: true }), SHARED_LOOKED_AT))
  return candidatesWhere(
    scope,
    since,
    sql`id in (
      (select id from ${newest.from} where ${newest.within} and ${isWanted(newest.scope)}
        order by ${newest.at} desc limit ${NEWEST})
      union
      (select id from (${join(shared, ' union ')}) as shared
        order by ln((1 + coverage)::float8) + ${AGE_WEIGHT / 3600 / agingHours(chosen.time)}::float8 * date_part('epoch', told_at) desc, id
        limit ${SHARED})
      union
      (select id from articles where id in (${boosted(scope.readerId)}) and ${isWanted(scope)}
        order by published_at desc limit ${SHARED}))`,
    boost ?? undefined,
  )
}

/** Reads one article as it ranks in a period, even if it is in no list. */
export async function readCandidate(
  scope: ArticleScope,
  id: number,
  time: Period,
): Promise<TitledCandidate | null> {
  const since = startOf(time, scope.now)
  const [found] = await candidatesWhere(scope, since, sql`id = ${id} and ${isReaders(scope)}`)
  return found ?? null
}

async function candidatesWhere(
  scope: ArticleScope,
  since: Date,
  condition: Sql,
  boost: Sql = sql`1`,
): Promise<TitledCandidate[]> {
  const told = toldWithin(since)
  const rows = await scope.db.many(
    CandidateRow,
    sql`select id, title, language, category, feed_ids[1] as feed, ${told.sources} as sources,
          ${told.coverage} as coverage, ${told.middle} as told_at,
          exists (select 1 from article_reads where article_id = id and reader_id = ${scope.readerId}
            and read_at < ${new Date(scope.now.getTime() - STAYS_AFTER_READING_MS)}) as is_read,
          ${boostFor(scope.readerId)}::float8 as rule_boost, (${boost})::float8 as list_boost
        from articles ${told.join} where ${condition}`,
  )
  return rows.map((row) => ({
    ...row,
    toldAt: new Date(row.toldAt),
    subjects: subjectsOf(row),
  }))
}
