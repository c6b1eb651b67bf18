import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { endRunsBelow } from '#platform/runs/server/lends.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { workflows } from '../../contracts/workflows.ts'
import { templates } from '../../flow/templates/templates.ts'
import { demandRoomForActive } from '../limits/demand-room.ts'
import { kindTrouble, SCHEDULES_LANE } from '../triggers/add-trigger.ts'
import { readExample } from '../triggers/example.ts'
import { startWorkflow } from '../engine/start-workflow.ts'
import { workflowRun } from '../rows/workflow-run.ts'
import { copyRule, replaceRule } from './copy-rule.ts'
import { addWorkflow } from './add-workflow.ts'
import { demandFaultless, faultsOf } from './faults.ts'
import { listActions } from './list-actions.ts'
import { openWorkflow } from './open-workflow.ts'
import { demandRevision, saveDraft } from './save-draft.ts'
import { testStep } from './test-step.ts'
import { versionsApi } from './versions-api.ts'
import { filesApi } from './files-api.ts'
import { demandWorkflow } from '../rows/workflow-rows.ts'

/** The workflows of a reader. */
export function serverWorkflows(desk: Desk): Api<typeof workflows> {
  const { db, now } = desk
  const tell = () => desk.announce({ area: 'automation' })

  async function change(id: string, work: (db: Database) => Promise<void>) {
    await db.transaction(async (db) => {
      await demandWorkflow(db, id)
      await work(db)
    })
    await tell()
  }

  return {
    ...versionsApi(desk),
    ...filesApi(desk),

    getWorkflow: ({ id }) => openWorkflow(desk, id),

    listActions: () => listActions(desk),

    async listTemplates() {
      return Object.entries(templates)
        .filter(([, { triggers }]) => triggers.every((draft) => kindTrouble(desk, draft) === null))
        .map(([key, { name, description: about }]) => ({ key, name, about }))
    },

    async createWorkflow({ name, template, zone }) {
      const draft = template === undefined ? null : templates[template]
      if (draft === undefined)
        throw new Problem('not-found', 'There is no such template. Choose another one.')
      const [trigger] = draft?.triggers ?? []
      const id = await addWorkflow(desk, {
        name,
        description: draft?.description ?? '',
        flow: draft?.flow ?? { steps: [] },
        trigger:
          trigger?.kind === 'schedule' && zone !== undefined ? { ...trigger, zone } : trigger,
      })
      await tell()
      return { id }
    },

    async copyRule({ rule }) {
      const id = await copyRule(desk, rule)
      await tell()
      return { id }
    },

    saveDraft: (draft) => saveDraft(desk, draft),

    async switchOn({ id, revision }) {
      const faults = await faultsOf(desk, await demandWorkflow(db, id))
      demandFaultless(faults)
      await change(id, async (db) => {
        const workflow = await demandRevision(db, id, revision)
        if (workflow.status !== 'active') await demandRoomForActive(db, desk.readerId)
        const next = (workflow.version ?? 0) + 1
        await db.run(sql`
          with latest as (
            select flow from automation_versions where workflow_id = ${id} and version = ${workflow.version}),
          added as (
            insert into automation_versions (workflow_id, version, reader_id, flow, saved_at)
            select ${id}, ${next}, ${desk.readerId}, draft, ${now()} from automation_workflows
            where id = ${id} and draft is distinct from (select flow from latest) returning version)
          update automation_workflows set status = 'active',
            version = coalesce((select version from added), version) where id = ${id}`)
        if (workflow.triggerId !== null)
          await db.run(sql`
            update automation_triggers set active_since = ${now()}
            where id = ${workflow.triggerId} and not exists (
              select from automation_workflows where trigger_id = ${workflow.triggerId} and status = 'active'
                and id <> ${id} and deleted_at is null)`)
        await replaceRule(db, id)
      })
      await desk.announce({ area: 'rules' })
      await desk.wake(SCHEDULES_LANE)
      return { id }
    },

    pause: ({ id }) =>
      change(id, async (db) => {
        await db.run(sql`update automation_workflows set status = 'paused' where id = ${id}`)
      }),

    renameWorkflow: ({ id, name }) =>
      change(id, async (db) => {
        await db.run(sql`update automation_workflows set name = ${name} where id = ${id}`)
      }),

    async duplicateWorkflow({ id }) {
      const { name, description, draft, triggerId } = await demandWorkflow(db, id)
      const copy = await addWorkflow(desk, {
        name: `${name.slice(0, 180)} (copy)`.toWellFormed(),
        ...{ description, flow: draft, triggerId },
      })
      await tell()
      return { id: copy }
    },

    async deleteWorkflow({ id }) {
      await demandWorkflow(db, id)
      await endRunsBelow(desk, workflowRun, id, async (db) => {
        await db.run(sql`
          update automation_workflows set deleted_at = ${now()}, status = 'paused' where id = ${id}`)
      })
      await tell()
    },

    async restoreWorkflow({ id }) {
      const { changed } = await db.run(sql`
        update automation_workflows set deleted_at = null where id = ${id} and deleted_at is not null`)
      if (changed === 0) await demandWorkflow(db, id)
      await tell()
    },

    async runNow({ id, trigger }) {
      const workflow = await demandWorkflow(db, id)
      if (workflow.version === null) demandFaultless(await faultsOf(desk, workflow))
      const facts = trigger ?? (await readExample(desk, workflow.triggerId))
      const runId = await db.transaction((db) =>
        startWorkflow(desk, db, workflow, {
          cause: `hand/${newId('press')}`,
          words: 'Run by hand',
          trigger: facts ?? { time: now().toISOString() },
        }),
      )
      await desk.announce({ area: 'runs' })
      await tell()
      return { runId }
    },

    testStep: (asked) => testStep(desk, asked),
  }
}
