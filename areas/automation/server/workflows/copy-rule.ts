import * as z from 'zod/mini'
import { readRule, readRules, switchRuleOff } from '#areas/rules/server/lends.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { stepsOf } from '../../flow/rule-steps.ts'
import { addWorkflow } from './add-workflow.ts'

/** Adds a paused workflow with the same conditions and actions as a rule; returns its id. */
export async function copyRule(desk: Desk, ruleId: string): Promise<string> {
  const { db, readerId } = desk
  const { name, match, conditions, actions } = await readRule(db, readerId, ruleId)
  return db.transaction(async (db) => {
    const id = await addWorkflow(
      { ...desk, db },
      {
        ...{
          name,
          description: 'Copied from a rule.',
          flow: { steps: stepsOf(actions, conditions) },
        },
        trigger: {
          ...{ kind: 'happening', name: 'article', when: { match: 'all', rows: [] } },
          rule: { match, conditions },
        },
      },
    )
    await db.run(sql`update automation_workflows set replaces_rule = ${ruleId} where id = ${id}`)
    return id
  })
}

/**
 * The name of the rule that a workflow replaces; null if there is none, or if the rule is already
 * off.
 */
export async function readReplaced(desk: Desk, workflow: string): Promise<string | null> {
  const ruleId = await readRuleOf(desk.db, workflow)
  if (ruleId === null) return null
  const rules = await readRules(desk.db, desk.readerId)
  const rule = rules.find(({ id }) => id === ruleId)
  return rule?.enabled ? rule.name : null
}

/** Switches off the rule that a workflow was copied from, because both would do the same. */
export async function replaceRule(db: Database, workflow: string): Promise<void> {
  const ruleId = await readRuleOf(db, workflow)
  if (ruleId !== null) await switchRuleOff(db, ruleId)
}

async function readRuleOf(db: Database, workflow: string): Promise<string | null> {
  const row = await db.maybe(
    z.object({ replacesRule: z.nullable(z.string()) }),
    sql`select replaces_rule from automation_workflows where id = ${workflow}`,
  )
  return row?.replacesRule ?? null
}
