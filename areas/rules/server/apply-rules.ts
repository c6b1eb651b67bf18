import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { join, job, sql, type Database, type Tools } from '#server/tools.ts'
import { readTrustedNow } from '#server/clock/read-clock.ts'
import { act } from './actions.ts'
import { daysBefore, readyRule, type Rule } from './conditions.ts'
import { findAllMatches, findMatches } from './find-matches.ts'
import { readRulesInForce } from './read-rules.ts'

/** Lets every rule in force act on articles that were just written, each reader's upper ones first. */
export async function applyRules(
  db: Database,
  articles: number[],
  { now, log }: Pick<Tools, 'now' | 'log'>,
): Promise<void> {
  for (const rule of await readRulesInForce(db)) {
    // News goes on without one that fails; the article's next update asks it again.
    await succeeds({ log }, rule.id, () =>
      db.transaction((db) => applyTo(db, rule, articles, now())),
    )
  }
}

/** What a rule does keeps nothing else back, whatever becomes of it. */
export async function succeeds(
  { log }: Pick<Tools, 'log'>,
  rule: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    log.error({ rule, err: error }, 'A rule failed')
    return false
  }
}

async function applyTo(db: Database, rule: Rule, articles: number[], now: Date): Promise<void> {
  const ready = await readyRule(rule, now)
  const { matches } = await findMatches(db, ready, { ids: articles, limit: articles.length })
  if (matches.length > 0) await act(db, rule, matches, now)
}

/** Lets rules about age act on what has become old enough, or too old, since they last looked. */
export const actOnAged = job<object>('rules/act-on-aged', async (tools) => {
  let found = 0
  for (const rule of await readRulesInForce(tools.db)) {
    const ages = rule.conditions.flatMap((one) => (one.about === 'age' ? [one.days] : []))
    if (ages.length === 0) continue
    await succeeds(tools, rule.id, async () => {
      found += await actOnAgedBy(tools, rule, ages)
    })
  }
  if (found > 0) await tellOfRules(tools)
})

/** Says how many articles it acted on. */
async function actOnAgedBy({ db, now }: Tools, rule: Rule, ages: number[]): Promise<number> {
  // What a clock that is ahead makes of age is not acted on.
  const until = await readTrustedNow(db, now())
  return db.transaction(async (db) => {
    const row = await db.maybe(
      z.object({ agedUntil: Time }),
      sql`select aged_until from rules where id = ${rule.id} and enabled for no key update`,
    )
    if (!row) return 0
    const since = new Date(row.agedUntil)
    const windows = ages.map(
      (days) =>
        sql`(published_at > ${daysBefore(since, days)} and published_at <= ${daysBefore(until, days)})`,
    )
    const where = sql`(${join(windows, ' or ')})`
    let found = 0
    for await (const matches of findAllMatches(db, await readyRule(rule, until), { where })) {
      await act(db, rule, matches, until)
      found += matches.length
    }
    await db.run(sql`update rules set aged_until = ${until} where id = ${rule.id}`)
    return found
  })
}

/** What rules are and do shows in their own screen, in lists, in what is saved and in the panel. */
export async function tellOfRules(tools: Tools): Promise<void> {
  for (const area of ['rules', 'articles', 'saved', 'notifications']) await tools.announce({ area })
}
