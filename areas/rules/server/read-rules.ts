import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database } from '#server/tools.ts'
import { RuleAction, RuleCondition } from '../contract.ts'
import type { Rule } from './conditions.ts'

/** The schema of the column `rules.definition`. */
export const Definition = z.object({
  match: z.enum(['all', 'any']),
  conditions: z.array(RuleCondition),
  actions: z.array(RuleAction),
})

const RuleRow = z.object({
  id: z.string(),
  readerId: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  definition: Definition,
})

export interface StoredRule extends Rule {
  enabled: boolean
}

/** The rules of a reader in their order. */
export async function readRules(db: Database, readerId: string): Promise<StoredRule[]> {
  const rows = await db.many(
    RuleRow,
    sql`select id, reader_id, name, enabled, definition from rules
        where reader_id = ${readerId} order by position, id`,
  )
  return rows.map(ruleOf)
}

/** Active rules of all readers, in the order of each reader. */
export async function readRulesInForce(db: Database): Promise<StoredRule[]> {
  const rows = await db.many(
    RuleRow,
    sql`select id, reader_id, name, enabled, definition from rules
        where enabled order by reader_id, position, id`,
  )
  return rows.map(ruleOf)
}

/** One rule of a reader; fails with a `Problem` if it is gone. */
export async function readRule(db: Database, readerId: string, id: string): Promise<StoredRule> {
  const row = await db.maybe(
    RuleRow,
    sql`select id, reader_id, name, enabled, definition from rules
        where id = ${id} and reader_id = ${readerId}`,
  )
  if (!row) throw new Problem('not-found', 'That rule no longer exists.')
  return ruleOf(row)
}

/** Switches a rule off; its changes to articles stay. */
export async function switchRuleOff(db: Database, id: string): Promise<void> {
  await db.run(sql`update rules set enabled = false, past_below = null where id = ${id}`)
}

function ruleOf({ definition, ...row }: z.infer<typeof RuleRow>): StoredRule {
  return { ...row, ...definition }
}
