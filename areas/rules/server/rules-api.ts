import type { Api } from '#core/contract.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { rules } from '../contract.ts'
import { actionWords, signOf, triggerWords } from '../rule-words.ts'
import { tellOfRules } from './applying/apply-rules.ts'
import { startOnPast } from './applying/apply-to-past.ts'
import { readRule, readRules } from './read-rules.ts'
import { namesOf } from './source-names.ts'
import { workflowNames } from './workflows/run-workflows.ts'

/** The list of rules, which can be switched on and off, and deleted. */
export function serverRules(tools: Desk): Api<typeof rules> {
  const { db, readerId } = tools

  return {
    async listRules() {
      const [list, others, workflows] = await Promise.all([
        readRules(db, readerId),
        namesOf(db, readerId),
        workflowNames(tools, readerId),
      ])
      const names = new Map([...others, ...workflows])
      return list.map((rule) => ({
        id: rule.id,
        name: rule.name,
        trigger: triggerWords(rule, names),
        action: actionWords(rule.actions, names),
        enabled: rule.enabled,
        ...signOf(rule.actions),
      }))
    },

    async setRuleEnabled({ id, enabled }) {
      await readRule(db, readerId, id)
      const isMeant = sql`id = ${id} and reader_id = ${readerId}`
      await db.transaction(async (db) => {
        await db.run(sql`update rules set enabled = ${enabled}, past_below = null where ${isMeant}`)
        await startOnPast(db, tools, readerId, sql`id = ${id}`)
      })
      await tellOfRules(tools)
    },

    async deleteRule({ id }) {
      await db.run(sql`delete from rules where id = ${id} and reader_id = ${readerId}`)
      await tellOfRules(tools)
    },
  }
}
