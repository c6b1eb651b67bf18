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

/** Articles read at a time, few enough to save memory. */
const BATCH = 5000

/** The articles that are searched. */
export interface Among {
  /** The only articles to look at. */
  ids?: number[]
  /** Searches only smaller ids, to continue an earlier search. */
  below?: number | null
  /** Another condition on `articles`. */
  where?: Sql
  /** Includes articles that the rule would no longer change. */
  isDoneToo?: boolean
  /** The most articles that are searched. */
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
 * Finds a reader's articles that a rule matches, newest first; `next` is the place to go on, null
 * at the end. It serves previews, past and new articles alike, so that a preview shows exactly the
 * acts that follow.
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

/** Yields all matches, a batch at a time, until the time of the look is used up. */
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
    // The caller may fail on this batch, or take a while. Until then nobody awaits the next batch,
    // whose failure would count as unhandled.
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
