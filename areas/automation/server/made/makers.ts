import * as z from 'zod/mini'
import type { Makers } from '#platform/actions/server/lends.ts'
import { sql } from '#server/tools.ts'
import { stepIdOf, stepsOfRuns } from './flows-of-runs.ts'

const WorkflowRow = z.object({ id: z.string(), name: z.string(), isThere: z.boolean() })

/** Describes things that workflows made. The step is named by its run and its key: "run-7/save". */
export const workflowMakers: Makers = {
  kind: 'workflow',
  async describe(desk, makers) {
    const ids = [...new Set(makers.map(({ id }) => id))]
    const workflows = await desk.db.many(
      WorkflowRow,
      sql`select id, name, deleted_at is null as is_there from automation_workflows where id = any(${ids})`,
    )
    const runs = [...new Set(makers.flatMap(({ step }) => (step === null ? [] : [runOf(step)])))]
    const steps = await stepsOfRuns(desk, runs)
    return makers.map(({ id, step }) => {
      const workflow = workflows.find((one) => one.id === id)
      if (!workflow) return null
      const run = step === null ? null : runOf(step)
      const ofRun = run === null ? undefined : steps.get(run)
      const number = step === null ? undefined : ofRun?.get(stepIdOf(step))?.number
      const below = ofRun ? `/runs/${run}` : ''
      return {
        name: workflow.name,
        place: number === undefined ? '' : `step ${number}`,
        page: workflow.isThere ? `/automation/workflows/${id}${below}` : null,
      }
    })
  },
}

const runOf = (step: string) => step.slice(0, step.indexOf('/'))
