import * as z from 'zod/mini'
import { readRunsById } from '#platform/runs/server/lends.ts'
import { sql, type Desk } from '#server/tools.ts'
import { Flow } from '../../flow/flow.ts'
import { placedSteps, type Placed } from '../../flow/shape.ts'
import { workflowRun } from '../rows/workflow-run.ts'

// A run of a stored version has no flow in its input, and missing parts of an input are read as
// null.
const Parts = z.object({ version: z.int(), flow: z.nullish(Flow) })
const VersionRow = z.object({ workflowId: z.string(), version: z.int(), flow: Flow })

/** The steps of these runs' versions, by the ids of runs and then of steps. */
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

/** Returns the id of a step from its key in a run: "save" for "all:3/save". */
export const stepIdOf = (key: string) => key.slice(key.lastIndexOf('/') + 1)

/** The number and name of a step: `Step 3 “Save it”`. If the step is unknown, its key. */
export function placeOf(steps: Map<string, Placed> | undefined, key: string): string {
  const placed = steps?.get(stepIdOf(key))
  return placed ? `Step ${placed.number} “${placed.step.name}”` : `Step ${key}`
}
