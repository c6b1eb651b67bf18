import { countCall } from '#platform/figures/server/lends.ts'
import { RunWait, type RunAtWork, type RunKind } from '#platform/runs/server/lends.ts'
import type { World } from '#server/tools.ts'

/** The name of the figures of runs, whose subjects are workflows. */
export const RUN_FIGURES = 'automation/runs'

type Perform<Input> = RunKind<Input>['perform']

/** Counts how runs end, and how long they worked. */
export function counted<Input>(perform: Perform<Input>): Perform<Input> {
  return async (world: World, run: RunAtWork<Input>) => {
    const { readerId, parentId: subject } = run
    const startedAt = performance.now()
    const count = (hasFailed: boolean) =>
      countCall(world, {
        ...{ readerId, name: RUN_FIGURES, subject, hasFailed },
        // Its progress holds the time that it worked before it waited.
        ms: run.done + performance.now() - startedAt,
      })
    try {
      const outcome = await perform(world, run)
      if (!(outcome instanceof RunWait)) count(false)
      return outcome
    } catch (error) {
      // A run that was stopped goes on elsewhere, or was cancelled.
      if (!run.signal.aborted) count(true)
      throw error
    }
  }
}
