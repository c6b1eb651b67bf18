import type { Run, RunState } from './contract.ts'

/** Changes that a reader can request for a run. */
export const runChanges = ['pause', 'resume', 'cancel', 'retry', 'delete'] as const
export type RunChange = (typeof runChanges)[number]

/** The states in which each change is possible. */
const from: Record<RunChange, readonly RunState[]> = {
  pause: ['waiting', 'running'],
  // A running run can be resumed as well, which takes back a request to pause.
  resume: ['paused', 'running'],
  cancel: ['waiting', 'running', 'paused'],
  retry: ['failed'],
  delete: ['done', 'failed', 'cancelled'],
}

/** Says if a change is possible now; a change that was already requested is not. */
export function canChange({ state, asked }: Pick<Run, 'state' | 'asked'>, to: RunChange): boolean {
  if (!from[to].includes(state)) return false
  if (to === 'resume') return state === 'paused' || asked === 'pause'
  if (to === 'pause') return asked === null
  return to !== 'cancel' || asked !== 'cancel'
}

/** The progress of a run, 0 to 100; null if unknown. */
export function percentOf({ state, done, total }: Pick<Run, 'state' | 'done' | 'total'>) {
  if (state === 'done') return 100
  return total === null || total === 0 ? null : Math.min(100, Math.floor((done / total) * 100))
}
