import * as z from 'zod/mini'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import { isFollowed } from '#areas/articles/server/lends/lists.ts'
import { isTouchable } from './actions.ts'
import {
  answersOf,
  isMatch,
  mayMatch,
  metBy,
  textConditionsOf,
  type ReadyRule,
} from './conditions.ts'
import { lookInTexts, type Look } from './matching/look.ts'

/** The number of articles that are in memory at a time. */
const BATCH = 5000

/** The articles that are checked. */
export interface Among {
  /** Checks only articles with these ids. */
  ids?: number[]
  /** Checks only articles with smaller ids than this, to continue an earlier search. */
  below?: number | null
  /** Another condition on `articles`. */
  where?: Sql
  /** Includes articles that the rule would not change any more. */
  isDoneToo?: boolean
  /** The most articles that are checked. */
  limit?: number
}

const Candidate = z.object({
  id: z.int(),
  answers: z.string(),
  title: z.string(),
  lead: z.string(),
})
type Candidate = z.infer<typeof Candidate>

/**
 * Finds a reader's articles that a rule matches, newest first. `next` is where to continue; null at
 * the end. Previews use the same function, so that they show exactly what the rule will do.
 */
export async function findMatches(
  db: Database,
  rule: ReadyRule,
  among: Among,
  look: Look,
): Promise<Matches> {
  return matchesOf(rule, await readCandidates(db, rule, among), look)
}

export interface Matches {
  matches: number[]
  next: number | null
}

/** Yields all matches, one batch at a time, until time runs out. */
export async function* findAllMatches(
  db: Database,
  rule: ReadyRule,
  among: Among,
  look: Look,
): AsyncGenerator<number[]> {
  let batch = await readCandidates(db, rule, among)
  for (;;) {
    // The database reads the next batch while the texts of this one are searched.
    const following =
      batch.next === null ? null : readCandidates(db, rule, { ...among, below: batch.next })
    // If the next batch fails before it is awaited, the failure must not count as an unhandled
    // rejection.
    following?.catch(() => {})
    yield (await matchesOf(rule, batch, look)).matches
    if (!following || look.leftMs <= 0) return
    batch = await following
  }
}

async function readCandidates(
  db: Database,
  rule: ReadyRule,
  { ids, below = null, where, isDoneToo = false, limit = BATCH }: Among,
): Promise<Batch> {
  const conditions = [isFollowed({ readerId: rule.readerId, includeMuted: true }), mayMatch(rule)]
  if (!isDoneToo) conditions.push(isTouchable(rule))
  if (ids) conditions.push(sql`id = any(${ids})`)
  if (below !== null) conditions.push(sql`id < ${below}`)
  if (where) conditions.push(where)
  const texts =
    textConditionsOf(rule).length > 0
      ? sql`title, summary_text as lead`
      : sql`'' as title, '' as lead`
  const candidates = await db.many(
    Candidate,
    sql`select id, ${answersOf(rule)} as answers, ${texts} from articles
        where coalesce(${join(conditions, ' and ')}, false) order by id desc limit ${limit}`,
  )
  return { candidates, next: candidates.length === limit ? candidates.at(-1)!.id : null }
}

interface Batch {
  candidates: Candidate[]
  next: number | null
}

async function matchesOf(
  rule: ReadyRule,
  { candidates, next }: Batch,
  look: Look,
): Promise<Matches> {
  const conditions = textConditionsOf(rule)
  const places = conditions.length === 0 ? null : await lookInTexts(look, conditions, candidates)
  const looked = places ? candidates.slice(0, places.length) : candidates
  look.looked += looked.length
  const matches = looked.flatMap(({ id, answers }, at) =>
    isMatch(rule, metBy(rule, answers, places?.[at] ?? [])) ? [id] : [],
  )
  if (looked.length === candidates.length) return { matches, next }
  return { matches, next: looked.at(-1)?.id ?? candidates[0]!.id + 1 }
}
