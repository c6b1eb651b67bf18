import { Problem } from '#core/problem.ts'
import type { RunAtWork } from '#platform/runs/server/lends.ts'

/** Measures how long a run works. Waiting for a time, a person or a worker does not count. */
export function openWorkingTime(
  run: Pick<RunAtWork<unknown>, 'done' | 'signal' | 'reportProgress'>,
  mostSeconds: number,
) {
  const startedAt = performance.now()
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), Math.max(mostSeconds * 1000 - run.done, 0))
  return {
    signal: AbortSignal.any([run.signal, over.signal]),
    isOver: () => over.signal.aborted && !run.signal.aborted,
    problem: () =>
      new Problem(
        'conflict',
        `The run took longer than ${mostSeconds} seconds, the limit of Automation settings.`,
      ),
    /**
     * Stores the working time so far, in milliseconds, as the progress of the run before it waits.
     */
    keep: () => run.reportProgress({ done: run.done + Math.round(performance.now() - startedAt) }),
    stop: () => clearTimeout(timer),
  }
}
