import * as z from 'zod/mini'
import { readRunsById } from '#platform/runs/server/lends.ts'
import { sql, type Desk } from '#server/tools.ts'
import { Flow } from '../../flow/flow.ts'
import { placedSteps, type Placed } from '../../flow/shape.ts'
import { workflowRun } from '../rows/workflow-run.ts'

// A run of a stored version has no copy of its flow, so absent parts are read as null.
const Parts = z.object({ version: z.int(), flow: z.nullish(Flow) })
const VersionRow = z.object({ workflowId: z.string(), version: z.int(), flow: Flow })

/** The steps of the versions of some runs, by the ids of the runs, then by the ids of the steps. */
export async function stepsOfRuns(
  { db, readerId }: Pick<Desk, 'db' | 'readerId'>,
  ids: readonly string[],
): Promise<Map<string, Map<string, Placed>>> {
  const runs = await readRunsById(db, { kind: workflowRun, readerId }, ids, ['version', 'flow'])
  const known = runs.flatMap(({ id, parentId, input }) => {
    const parts = Parts.safeParse(input).data
    return parts ? [{ id, workflow: parentId, ...parts }] : []
  })
  const versions = await db.many(
    VersionRow,
    sql`select workflow_id, version, flow from automation_versions
        where (workflow_id, version) in (
          select workflow, version from unnest(${known.map(({ workflow }) => workflow)}::text[],
            ${known.map(({ version }) => version)}::int[]) as run (workflow, version))`,
  )
  const found = new Map<string, Map<string, Placed>>()
  for (const { id, workflow, version, flow } of known) {
    const stored = versions.find((one) => one.workflowId === workflow && one.version === version)
    const steps = placedSteps(flow ?? stored?.flow ?? { steps: [] })
    found.set(id, new Map(steps.map((placed) => [placed.step.id, placed])))
  }
  return found
}

/** The id of the step in its key of a run: "all:3/save". */
export const stepIdOf = (key: string) => key.slice(key.lastIndexOf('/') + 1)

/** `Step 3 “Save it”`; the key itself where the step is not known any more. */
export function placeOf(steps: Map<string, Placed> | undefined, key: string): string {
  const placed = steps?.get(stepIdOf(key))
  return placed ? `Step ${placed.number} “${placed.step.name}”` : `Step ${key}`
}
