import { countCall } from '#platform/figures/server/lends.ts'
import { RunWait, type RunAtWork, type RunKind } from '#platform/runs/server/lends.ts'
import type { World } from '#server/tools.ts'

/** The name under which runs are counted, for each workflow. */
export const RUN_FIGURES = 'automation/runs'

type Perform<Input> = RunKind<Input>['perform']

/** Wraps the function that performs a run to count how runs end and how long they worked. */
export function counted<Input>(perform: Perform<Input>): Perform<Input> {
  return async (world: World, run: RunAtWork<Input>) => {
    const { readerId, parentId: subject } = run
    const startedAt = performance.now()
    const count = (hasFailed: boolean) =>
      countCall(world, {
        ...{ readerId, name: RUN_FIGURES, subject, hasFailed },
        // The run's progress is the time that it worked before its last wait.
        ms: run.done + performance.now() - startedAt,
      })
    try {
      const outcome = await perform(world, run)
      if (!(outcome instanceof RunWait)) count(false)
      return outcome
    } catch (error) {
      // A run that was stopped either continues in another worker or was cancelled, so it has not
      // failed.
      if (!run.signal.aborted) count(true)
      throw error
    }
  }
}
