import * as z from 'zod/mini'
import { findMaker } from '#platform/actions/server/lends.ts'
import { readRunOf } from '#platform/runs/server/lends.ts'
import type { Database } from '#server/tools.ts'
import { workflowRun } from '../rows/workflow-run.ts'

const Behind = z.object({ chain: z.array(z.string()) })

/** The workflows that led to something which a job made for a workflow step, outermost first. */
export async function chainBehind(
  db: Database,
  readerId: string,
  asked: Parameters<typeof findMaker>[2],
): Promise<readonly string[]> {
  const maker = await findMaker(db, readerId, asked)
  if (maker?.kind !== 'workflow') return []
  // The name of the step consists of the run's id and the step's key.
  const run = maker.step?.split('/')[0] ?? ''
  const row = await readRunOf(db, { kind: workflowRun, readerId }, run, ['chain'])
  return [...(Behind.safeParse(row?.input).data?.chain ?? []), maker.id]
}
