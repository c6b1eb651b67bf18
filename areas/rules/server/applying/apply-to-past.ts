import * as z from 'zod/mini'
import { MATCHING } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { readOpenRun, startRun, type RunKind } from '#platform/runs/server/lends.ts'
import { sql, type Database, type Sql, type Tools, type World } from '#server/tools.ts'
import { act } from '../actions.ts'
import { succeeds, tellOfRules } from './apply-rules.ts'
import { readyRule } from '../conditions.ts'
import { findMatches } from '../find-matches.ts'
import { beginLook } from '../matching/look.ts'
import { readRule } from '../read-rules.ts'
import { translateAgain } from '../translating/queue-translations.ts'
import { wakeTranslator } from '../translating/translate-summaries.ts'

/** The number of articles in one transaction, small enough not to block others for long. */
const BATCH = 2000
/** The largest number that a run can count to. */
const MOST = 2 ** 31 - 1

/**
 * Applies newly active rules of a reader to existing articles, in the order of the rules.
 * `past_below` of each rule stores how far it is, so that the work continues after a restart.
 */
export const applyToPast: RunKind<object> = {
  area: 'rules',
  kind: 'apply-to-past',
  input: z.object({}),
  async perform(tools, run) {
    const failed = new Map<string, string>()
    let changed = 0
    let done = run.done
    let left = await readLeft(tools.db, run.readerId)
    while (left > 0) {
      await run.reportProgress({ done: Math.min(done, MOST), total: Math.min(done + left, MOST) })
      const batch = await applyBatch(tools, run.readerId, failed)
      if (!batch) break
      changed += batch.changed
      if (batch.problem) await run.log(batch.problem)
      await tellOfRules(tools)
      if (batch.changed > 0) await wakeTranslator(tools)
      const before = left
      left = await readLeft(tools.db, run.readerId)
      // A rule that was switched on meanwhile adds articles, so `left` may grow.
      done += Math.max(0, before - left)
    }
    await translateAgain(tools, run.readerId)
    if (failed.size > 0) throw new Problem('unavailable', failedWords([...failed.values()]))
    await run.log(changed === 1 ? '1 article matched.' : `${changed} articles matched.`)
    return { matched: changed }
  },
  async giveUp(db, { readerId }) {
    await db.run(sql`update rules set past_below = null where reader_id = ${readerId}`)
  },
}

const Waiting = z.object({ id: z.string(), name: z.string(), pastBelow: z.int() })

/**
 * Applies the next batch; null if all is done. The row lock keeps other workers out, but not
 * statements that write articles and refer to the rule. A rule that fails is left out for the rest
 * of the run.
 */
async function applyBatch(
  tools: World,
  readerId: string,
  failed: Map<string, string>,
): Promise<{ changed: number; problem: string | null } | null> {
  return tools.db.transaction(async (db) => {
    const waiting = await db.maybe(
      Waiting,
      sql`select id, name, past_below from rules
          where reader_id = ${readerId} and enabled and past_below is not null and id <> all(${[...failed.keys()]})
          order by position, id limit 1 for no key update`,
    )
    if (!waiting) return null
    let changed = 0
    const isDone = await succeeds(tools, waiting.id, () =>
      db.transaction(async (db) => {
        changed = await applyBelow(db, readerId, waiting, tools)
      }),
    )
    if (isDone) return { changed, problem: null }
    failed.set(waiting.id, waiting.name)
    return { changed: 0, problem: `“${waiting.name}” failed.` }
  })
}

/** Returns the number of articles that the rule acted on. */
async function applyBelow(
  db: Database,
  readerId: string,
  { id, pastBelow }: z.infer<typeof Waiting>,
  tools: World,
): Promise<number> {
  const now = tools.now()
  const rule = await readRule(db, readerId, id)
  const among = { below: pastBelow, limit: BATCH }
  const look = beginLook(tools, { readerId, leftMs: MATCHING.totalMs })
  const { matches, next } = await findMatches(db, readyRule(rule, now), among, look)
  await act(tools, db, rule, matches, now)
  await db.run(sql`update rules set past_below = ${next} where id = ${id}`)
  return matches.length
}

/** An upper bound of the articles that are still to be checked, over all rules. */
async function readLeft(db: Database, readerId: string): Promise<number> {
  const { left } = await db.one(
    z.object({ left: z.int() }),
    sql`select coalesce(sum(past_below), 0)::bigint as left from rules
        where reader_id = ${readerId} and enabled and past_below is not null`,
  )
  return left
}

function failedWords(names: string[]): string {
  const list = names.map((name) => `“${name}”`).join(', ')
  return `Could not be applied: ${list}. Check the conditions of the rule; the log of the program says more.`
}

/** Starts to apply active rules of the reader that meet a condition to all articles. */
export async function startOnPast(
  db: Database,
  tools: Tools,
  readerId: string,
  those: Sql,
): Promise<void> {
  const { changed } = await db.run(sql`
    update rules set aged_until = ${tools.now()}, runs_since = now(),
      past_below = (select coalesce(max(id), 0) + 1 from articles)
    where enabled and reader_id = ${readerId} and ${those}`)
  if (changed > 0) await startRun(tools, applyToPast, draftOf(readerId), db)
}

/** Starts waiting runs, and restarts failed ones; paused runs stay paused. */
export async function applyWaiting(tools: World): Promise<void> {
  const readers = await tools.db.many(
    z.object({ id: z.string() }),
    sql`select distinct reader_id as id from rules where enabled and past_below is not null`,
  )
  for (const { id } of readers) {
    const state = await readOpenRun(tools.db, applyToPast, draftOf(id))
    if (state === null || state === 'failed') await startRun(tools, applyToPast, draftOf(id))
  }
}

function draftOf(readerId: string) {
  const title = 'Apply rules to stored articles'
  return { readerId, title, subject: 'stored-articles', input: {} }
}
