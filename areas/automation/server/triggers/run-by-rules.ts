import * as z from 'zod/mini'
import { articleFacts } from '#areas/articles/server/lends/article.ts'
import { listArticles } from '#areas/articles/server/lends/lists.ts'
import type { RuleWorkflows } from '#areas/rules/server/lends.ts'
import { sql } from '#server/tools.ts'
import { workflowStatuses } from '../../choices.ts'
import { findWorkflow } from '../rows/workflow-rows.ts'
import { startOrTell } from './fire.ts'

/** Runs workflows for rules. */
export const runByRules: RuleWorkflows = {
  async list(db, readerId) {
    const rows = await db.many(
      z.object({ id: z.string(), name: z.string(), status: z.enum(workflowStatuses) }),
      sql`select id, name, status from automation_workflows
          where reader_id = ${readerId} and deleted_at is null order by lower(name), id`,
    )
    return rows.map(({ status, ...workflow }) => ({
      ...workflow,
      trouble: status === 'active' ? null : `The workflow “${workflow.name}” is paused.`,
    }))
  },

  async start(tools, db, { workflow: id, readerId, rule }, articles) {
    const workflow = await findWorkflow(db, id)
    if (workflow?.readerId !== readerId || workflow.status !== 'active') return false
    const scope = { db, readerId, now: tools.now() }
    for (const article of await listArticles(scope, sql`where id = any(${articles}) order by id`))
      await startOrTell(tools, db, workflow, {
        cause: `rule/${rule.id}/${article.id}`,
        words: `Rule “${rule.name}”: ${article.title}`,
        trigger: { article: articleFacts(article, tools.publicAddress) },
      })
    return true
  },
}
