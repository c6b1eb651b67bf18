import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { Reference } from '#core/words.ts'
import { listRunsOf, readRunOf, type RunOfKind } from '#platform/runs/server/lends.ts'
import { sql, type Desk } from '#server/tools.ts'
import { heldWords } from '../limits/limit-words.ts'
import { readLimits } from '../limits/read-limits.ts'
import type { workflowRuns, WorkflowRun } from '../../contracts/runs.ts'
import { workflowRun } from '../rows/workflow-run.ts'
import { runFrom } from './run-from.ts'

const PAGE = 50

/**
 * The parts of a run's input that the list shows, without the trigger's data, which may be large.
 */
const parts = ['version', 'cause'] as const
const Parts = z.object({ version: z.optional(z.int()), cause: z.optional(z.string()) })

const ofState = {
  open: ['waiting', 'running', 'paused'],
  failed: ['failed'],
  ended: ['done', 'cancelled'],
} as const

/** Runs of a reader's workflows that are still stored. */
export function serverWorkflowRuns(desk: Desk): Api<typeof workflowRuns> {
  const { db, readerId } = desk
  const of = { kind: workflowRun, readerId }

  /**
   * Shows runs with the current names of their workflows. A run whose workflow was deleted keeps
   * the old name.
   */
  async function shown(runs: readonly RunOfKind[]): Promise<WorkflowRun[]> {
    const ids = [...new Set(runs.map(({ parentId }) => parentId))]
    const named = await db.many(
      Reference,
      sql`select id, name from automation_workflows where id = any(${ids})`,
    )
    const names = new Map(named.map(({ id, name }) => [id, name]))
    const held = await heldWordsOf(runs)
    return runs.map((run) =>
      shownRun(run, names.get(run.parentId) ?? run.title, held.get(run.id) ?? ''),
    )
  }

  /** Explanations for runs that wait for room in the monthly limit, by the ids of the runs. */
  async function heldWordsOf(runs: readonly RunOfKind[]): Promise<Map<string, string>> {
    const open = runs.filter(({ state }) => state === 'waiting' || state === 'paused')
    if (open.length === 0) return new Map()
    const held = await db.many(
      z.object({ runId: z.string() }),
      sql`select run_id from automation_held where run_id = any(${open.map(({ id }) => id)})`,
    )
    if (held.length === 0) return new Map()
    const words = heldWords(await readLimits(db))
    return new Map(held.map(({ runId }) => [runId, words]))
  }

  return {
    async listRuns({ workflow, state, search = '', before }) {
      const rows = await listRunsOf(
        db,
        { ...of, parentId: workflow },
        {
          ...{ parts, before, most: PAGE + 1 },
          states: state && ofState[state],
          words: search.toLowerCase().split(/\s+/).filter(Boolean),
        },
      )
      const last = rows[PAGE - 1]
      return {
        runs: await shown(rows.slice(0, PAGE)),
        next: rows.length > PAGE && last ? last.position : null,
      }
    },

    async getRun({ id }) {
      const run = await readRunOf(db, of, id, parts)
      if (run) return (await shown([run]))[0]!
      throw new Problem('not-found', 'That run is not in the list any more.')
    },

    runFrom: (asked) => runFrom(desk, asked),
  }
}

function shownRun(run: RunOfKind, name: string, held: string): WorkflowRun {
  const { id, parentId, state, input, error, result, question, createdAt, endedAt } = run
  const { version = 0, cause = '' } = Parts.safeParse(input).data ?? {}
  return {
    ...{ id, version, state, cause, question, createdAt, endedAt },
    workflow: { id: parentId, name },
    message: error ?? String(result?.message ?? held),
  }
}
