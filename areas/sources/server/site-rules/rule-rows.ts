import * as z from 'zod/mini'
import { SITE_RULES } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { readSiteAgain } from '#feeds/full-text/site-rules.ts'
import { wrongSelector } from '#engine/pages/site-rule.ts'
import { sql, type Database } from '#server/tools.ts'
import { KeptRule, RuleOfSite, type SiteRule } from '../../contracts/site-rules.ts'

export async function listRules(db: Database): Promise<KeptRule[]> {
  return db.many(
    KeptRule,
    sql`select site, take, dropped as drop, changed_at as changed_time from site_rules order by site`,
  )
}

/** Fails with a `Problem` that names the first invalid selector. */
export function demandUsable({ take, drop }: SiteRule): void {
  const wrong = wrongSelector([...take, ...drop])
  if (wrong === null) return
  const words = `“${wrong}” is no CSS selector.`
  throw new Problem('invalid', words, {
    fields: { [take.includes(wrong) ? 'take' : 'drop']: words },
  })
}

/**
 * Stores a rule. A rule without selectors is refused: it would change nothing, and only keep the
 * site from being examined again.
 */
export async function keepRule(
  db: Database,
  { site, ...rule }: z.infer<typeof RuleOfSite>,
  now: Date,
): Promise<void> {
  demandUsable(rule)
  if (rule.take.length === 0 && rule.drop.length === 0)
    throw new Problem('invalid', 'Choose at least one part to take or to drop.')
  const { others } = await db.one(
    z.object({ others: z.int() }),
    sql`select count(*) as others from site_rules where site <> ${site}`,
  )
  if (others >= SITE_RULES.rules)
    throw new Problem('conflict', `There are ${SITE_RULES.rules} rules already. Delete one first.`)
  await db.run(sql`
    insert into site_rules (site, take, dropped, changed_at)
    values (${site}, ${rule.take}, ${rule.drop}, ${now})
    on conflict (site) do update set take = excluded.take, dropped = excluded.dropped, changed_at = excluded.changed_at`)
}

export async function deleteRule(db: Database, site: string): Promise<void> {
  const deleted = await db.maybe(
    z.object({ site: z.string() }),
    sql`delete from site_rules where site = ${site} returning site`,
  )
  if (!deleted) throw new Problem('not-found', `There is no rule for ${site}.`)
}

const File = z.object({ rules: z.array(z.unknown()) })

/** Imports rules from an exported file. Invalid ones are left out, and returned by name. */
export async function importRules(
  db: Database,
  text: string,
  now: Date,
): Promise<{ taken: number; leftOut: string[] }> {
  const file = File.safeParse(parsed(text))
  if (!file.success)
    throw new Problem(
      'invalid',
      'That is not a file of site rules. Choose one that Synthwire exported.',
    )
  let taken = 0
  const leftOut: string[] = []
  for (const [at, given] of file.data.rules.entries()) {
    const rule = RuleOfSite.safeParse(given)
    if (!rule.success) {
      leftOut.push(`Rule ${at + 1}: ${rule.error.issues[0]?.message ?? 'It has another form.'}`)
      continue
    }
    try {
      await keepRule(db, rule.data, now)
      await readSiteAgain(db, rule.data.site, now)
      taken++
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      leftOut.push(`${rule.data.site}: ${error.message}`)
    }
  }
  return { taken, leftOut }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
