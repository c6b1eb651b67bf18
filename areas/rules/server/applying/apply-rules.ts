import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { MATCHING } from '#core/limits.ts'
import { join, job, sql, type Database, type Tools } from '#server/tools.ts'
import { readTrustedNow } from '#server/clock/read-clock.ts'
import { act } from '../actions.ts'
import { daysBefore, readyRule, type Rule } from '../conditions.ts'
import { findAllMatches, findMatches } from '../find-matches.ts'
import { beginLook, type Look } from '../matching/look.ts'
import { readRulesInForce } from '../read-rules.ts'
import { wakeTranslator } from '../translating/translate-summaries.ts'

/**
 * Applies active rules to new articles, in the reader's order of rules. The time for each reader is
 * limited; rules that do not finish are continued later.
 */
export async function applyRules(db: Database, articles: number[], tools: Tools): Promise<void> {
  const { match } = tools
  const looks = new Map<string, Look>()
  for (const rule of await readRulesInForce(db)) {
    const { readerId } = rule
    const look = looks.get(readerId) ?? beginLook({ match }, { readerId, leftMs: MATCHING.totalMs })
    looks.set(readerId, look)
    // A failing rule does not delay new articles. It is tried again when the article is updated.
    await succeeds(tools, rule.id, () =>
      db.transaction((db) => applyTo(tools, db, rule, articles, look)),
    )
  }
}

/** Logs the failure of a rule, so that other rules still run. */
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

async function applyTo(
  tools: Tools,
  db: Database,
  rule: Rule,
  articles: number[],
  look: Look,
): Promise<void> {
  const now = tools.now()
  // The limit is higher than the number of articles, so `next` is set only if the time ran out.
  const among = { ids: articles, limit: articles.length + 1 }
  const { matches, next } = await findMatches(db, readyRule(rule, now), among, look)
  if (matches.length > 0) await act(tools, db, rule, matches, now)
  if (next === null) return
  await db.run(sql`
    update rules set past_below = greatest(past_below, ${Math.max(...articles) + 1}) where id = ${rule.id}`)
}

/**
 * Applies rules with a condition on age to articles that have reached that age since the last run.
 */
export const actOnAged = job<object>('rules/act-on-aged', async (tools) => {
  let found = 0
  for (const rule of await readRulesInForce(tools.db)) {
    const ages = rule.conditions.flatMap((one) => (one.about === 'age' ? [one.days] : []))
    if (ages.length === 0) continue
    await succeeds(tools, rule.id, async () => {
      found += await actOnAgedBy(tools, rule, ages)
    })
  }
  if (found === 0) return
  await tellOfRules(tools)
  await wakeTranslator(tools)
})

/** Returns the number of articles that the rule acted on. */
async function actOnAgedBy(tools: Tools, rule: Rule, ages: number[]): Promise<number> {
  const { db, now, match } = tools
  // A wrong clock that is ahead must not make articles seem old.
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
    const look = beginLook({ match }, rule)
    for await (const matches of findAllMatches(db, readyRule(rule, until), { where }, look)) {
      await act(tools, db, rule, matches, until)
      found += matches.length
    }
    await db.run(sql`update rules set aged_until = ${until} where id = ${rule.id}`)
    return found
  })
}

/** Announces changes of rules and their actions to all lists that show them. */
export async function tellOfRules(tools: Tools): Promise<void> {
  for (const area of ['rules', 'articles', 'saved', 'notifications'] as const)
    await tools.announce({ area })
}
