import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database } from '#server/tools.ts'
import type { RuleConflict } from '../contract.ts'
import { disagreement } from '../rule-conflicts.ts'
import { readyRule, type Rule } from './conditions.ts'
import { findMatches } from './find-matches.ts'
import type { Look } from './matching/look.ts'

/** The number of newest articles that are checked; more would mostly repeat the same conflicts. */
const NEWEST = 2000
const EXAMPLES = 3

const Example = z.object({ id: z.int(), title: z.string() })

/**
 * Finds pairs of rules that contradict each other on one of the newest articles, until time runs
 * out.
 */
export async function findConflicts(
  db: Database,
  readerId: string,
  rules: readonly Rule[],
  now: Date,
  look: Look,
): Promise<RuleConflict[]> {
  const pairs = rules.flatMap((upper, at) =>
    rules.slice(at + 1).flatMap((lower) => {
      const wants = disagreement(upper.actions, lower.actions)
      return wants ? [{ upper, lower, wants }] : []
    }),
  )
  if (pairs.length === 0) return []
  const matches = await matchesOf(
    db,
    readerId,
    new Set(pairs.flatMap((pair) => [pair.upper, pair.lower])),
    now,
    look,
  )

  const conflicts: RuleConflict[] = []
  for (const { upper, lower, wants } of pairs) {
    const wanted = matches.get(lower)!
    const both = [...matches.get(upper)!].filter((id) => wanted.has(id))
    if (both.length === 0) continue
    const examples = await db.many(
      Example,
      sql`select id, title from articles where id = any(${both.slice(0, EXAMPLES)}) order by id desc`,
    )
    conflicts.push({
      upper: { id: upper.id, name: upper.name },
      lower: { id: lower.id, name: lower.name },
      ...wants,
      count: both.length,
      examples,
    })
  }
  return conflicts
}

async function matchesOf(
  db: Database,
  readerId: string,
  rules: ReadonlySet<Rule>,
  now: Date,
  look: Look,
): Promise<Map<Rule, Set<number>>> {
  const newest = await db.many(
    z.object({ id: z.int() }),
    sql`select id from articles
        where feed_ids && array(select feed_id from sources where reader_id = ${readerId})
        order by published_at desc limit ${NEWEST}`,
  )
  const ids = newest.map(({ id }) => id)
  const found = new Map<Rule, Set<number>>()
  for (const rule of rules) {
    found.set(rule, new Set(await matchesOfOne(rule)))
  }
  return found
  async function matchesOfOne(rule: Rule): Promise<number[]> {
    try {
      const among = { ids, isDoneToo: true }
      return (await findMatches(db, readyRule(rule, now), among, look)).matches
    } catch (error) {
      // A rule that became invalid has no effect.
      if (error instanceof Problem) return []
      throw error
    }
  }
}
