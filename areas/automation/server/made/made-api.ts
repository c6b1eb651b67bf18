import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { actionOf, listMade, seeMade, undoMade } from '#platform/actions/server/lends.ts'
import { readRunOf } from '#platform/runs/server/lends.ts'
import { listDonePaths } from '#platform/runs/server/lends/steps.ts'
import type { Desk } from '#server/tools.ts'
import type { MadeThing, madeByRuns } from '../../contracts/made.ts'
import { FLOW } from '../../limits.ts'
import { workflowRun } from '../rows/workflow-run.ts'
import { placeOf, stepIdOf, stepsOfRuns } from './flows-of-runs.ts'
import { lastingReason } from './lasting.ts'

const SHOWN = 100

/** Lists and undoes what the runs of a reader's workflows made. */
export function serverMadeByRuns(desk: Desk): Api<typeof madeByRuns> {
  const { db, readerId, world } = desk
  const of = { kind: workflowRun, readerId }

  async function makerOf(run: string) {
    const found = await readRunOf(db, of, run, [])
    if (!found) throw new Problem('not-found', 'That run is not in the list any more.')
    return { readerId, by: { kind: 'workflow' as const, id: found.parentId } }
  }

  return {
    async listMade({ run }) {
      const maker = { ...(await makerOf(run)), stepsBelow: `${run}/` }
      const steps = (await stepsOfRuns(desk, [run])).get(run)
      const made = await listMade(db, maker, { most: SHOWN + 1 })
      const things: MadeThing[] = []
      for (const one of made.slice(0, SHOWN)) {
        const { id, step, operation, thing, madeAt } = one
        const makes = actionOf(desk.extensions, operation)?.makes
        const seen = await seeMade(world, readerId, one)
        const key = (step ?? '').slice(run.length + 1)
        things.push({
          ...{ id, step: key, madeAt, place: placeOf(steps, key) },
          thing: makes?.thing ?? operation,
          name: seen?.name ?? '',
          page: seen === null ? null : (makes?.page?.(thing) ?? null),
          state: seen === null ? 'gone' : seen.isChanged ? 'changed' : 'there',
        })
      }
      const done = await listDonePaths(db, of, run, FLOW.stepsOfRun)
      const ids = [...new Set(done.map(stepIdOf))]
      const lasting = ids.flatMap((id) => {
        const placed = steps?.get(id)
        const reason = placed ? lastingReason(desk, placed) : null
        return reason === null ? [] : [{ place: placeOf(steps, id), reason }]
      })
      return { things, hasMore: made.length > SHOWN, lasting }
    },

    async undoRun({ run, step }) {
      const { by } = await makerOf(run)
      const { undone, gone, left } = await undoMade(
        world,
        step === undefined
          ? { readerId, by, stepsBelow: `${run}/` }
          : { readerId, by: { ...by, step: `${run}/${step}` } },
      )
      const steps = (await stepsOfRuns(desk, [run])).get(run)
      await desk.announce({ area: 'automation' })
      return {
        ...{ undone, gone },
        left: left.map(({ thing, reason }) => ({
          place: placeOf(steps, (thing.step ?? '').slice(run.length + 1)),
          reason,
        })),
      }
    },
  }
}
