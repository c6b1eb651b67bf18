import { Problem } from '#core/problem.ts'
import { startRun } from '#platform/runs/server/lends.ts'
import type { Database, Tools } from '#server/tools.ts'
import { FLOW } from '../../limits.ts'
import { countRun } from '../limits/count-run.ts'
import { holdRun } from '../limits/held-runs.ts'
import { workflowRun } from '../rows/workflow-run.ts'
import type { WorkflowRow } from '../rows/workflow-rows.ts'
import { currentChain } from './chain.ts'

export interface Start {
  /** A key for the reason; each key starts at most one run of this workflow. */
  cause: string
  /** The reason in words. */
  words: string
  trigger: unknown
}

/**
 * Starts a run of a workflow in the transaction of `db` and returns its id, once for each cause. A
 * run beyond the monthly limit waits for the next month, and the reader is notified. Throws a
 * `Problem` if workflows keep starting one another.
 */
export async function startWorkflow(
  tools: Tools,
  db: Database,
  workflow: Pick<WorkflowRow, 'id' | 'name' | 'readerId' | 'version' | 'draft'>,
  { cause, words, trigger }: Start,
): Promise<string> {
  const { id, name, readerId, version, draft } = workflow
  const chain = [...currentChain()]
  if (chain.length >= FLOW.chain) throw new Problem('conflict', circleWords(name))
  const { id: runId, isNew } = await startRun(
    tools,
    workflowRun,
    {
      ...{ readerId, title: name, parentId: id, cause: `${id}/${cause}` },
      input: {
        ...{ workflow: id, version: version ?? 0, cause: words, trigger, chain },
        at: tools.now().toISOString(),
        ...(version === null && { flow: draft }),
      },
    },
    db,
  )
  if (!isNew || (await countRun(db, { readerId, workflowId: id }, tools.now()))) return runId
  await holdRun(tools, db, { id: runId, readerId, workflow: { id, name } })
  return runId
}

export function circleWords(name: string): string {
  return `“${name}” was not run: ${FLOW.chain} workflows have set each other going, one after the other.`
}
