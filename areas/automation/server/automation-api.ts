import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import type { Reference } from '#core/words.ts'
import { listLogOf } from '#platform/runs/server/lends.ts'
import { sql, type Desk } from '#server/tools.ts'
import { workflowStatuses } from '../choices.ts'
import type { Activity, automation, Trigger } from '../contract.ts'
import type { TriggerDraft } from '../flow/triggers.ts'
import { triggerTypeOf } from '../trigger-types.ts'
import { countAgents } from './agents/agents-api.ts'
import { monthOf, readRunsOf } from './limits/count-run.ts'
import { readLimits } from './limits/read-limits.ts'
import { workflowRun } from './rows/workflow-run.ts'
import { listIntegrations } from './integrations/list-integrations.ts'
import { readSettings } from './settings.ts'
import { countActive } from './rows/workflow-rows.ts'

const SHOWN_LINES = 100

const Row = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(workflowStatuses),
  runs: z.int(),
  triggerId: z.nullable(z.string()),
  triggerName: z.nullable(z.string()),
})

/** The workflows, triggers and agents of a reader, as lists show them. */
export function serverAutomation(desk: Desk): Api<typeof automation> {
  const { db, now, readerId } = desk
  const month = () => monthOf(now())

  return {
    async listWorkflows() {
      const rows = await db.many(
        Row,
        sql`select workflow.id, workflow.name, status, coalesce(runs, 0) as runs, trigger.id as trigger_id,
              trigger.name as trigger_name
            from automation_workflows as workflow
            left join automation_triggers as trigger on trigger.id = trigger_id and trigger.deleted_at is null
            left join automation_months on workflow_id = workflow.id and month = ${month()}
            where workflow.deleted_at is null order by workflow.created_at desc, workflow.id`,
      )
      return rows.map(({ triggerId, triggerName, ...workflow }) => ({
        ...workflow,
        trigger:
          triggerId === null || triggerName === null
            ? byHand
            : { id: triggerId, name: triggerName },
      }))
    },

    async listTriggers() {
      const rows = await db.many(
        z.object({
          id: z.string(),
          name: z.string(),
          kind: z.string(),
          active: z.boolean(),
          workflows: z.int(),
        }),
        sql`select id, name, kind, is_active as active, (
              select count(*)::int from automation_workflows where trigger_id = automation_triggers.id
                and automation_workflows.deleted_at is null) as workflows
            from automation_triggers where deleted_at is null order by created_at desc, id`,
      )
      return rows.map(({ kind, ...trigger }): Trigger => {
        return { ...trigger, type: triggerTypeOf(kind as TriggerDraft['kind']) }
      })
    },

    listIntegrations: () => listIntegrations(desk),

    async listActivity() {
      const lines = await listLogOf(db, { kind: workflowRun, readerId }, SHOWN_LINES)
      return lines.map(({ id, at, level, text, parentId, title }): Activity => {
        const shown = level === 'success' ? 'info' : level
        const workflow = { id: parentId, name: title }
        return { id: `line-${id}`, time: at, level: shown, workflow, message: text }
      })
    },

    async getUsage() {
      const limits = await readLimits(db)
      return {
        runs: { used: await readRunsOf(db, readerId, now()), limit: limits.runsOfMonth },
        activeWorkflows: { used: await countActive(db), limit: limits.activeWorkflows },
        canBuild: true,
        agents: await countAgents(db),
      }
    },

    getSettings: () => readSettings(db, readerId),

    async saveSettings(changes) {
      const { retriesFailed, timeoutSeconds, logging } = {
        ...(await readSettings(db, readerId)),
        ...changes,
      }
      await db.run(sql`
        insert into automation_settings (reader_id, retries_failed, timeout_seconds, logging)
        values (${readerId}, ${retriesFailed}, ${timeoutSeconds}, ${logging})
        on conflict (reader_id) do update set retries_failed = excluded.retries_failed,
          timeout_seconds = excluded.timeout_seconds, logging = excluded.logging`)
      await desk.announce({ area: 'automation' })
    },
  }
}

/** The trigger that is shown for a workflow without one. */
const byHand: Reference = { id: 'by-hand', name: 'Run by hand' }
