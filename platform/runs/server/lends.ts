// Functions of runs that server code of other areas may call.
export { continueRun, giveStep } from './continue-run.ts'
export { performRuns } from './performing/perform-runs.ts'
export { runEnded, runKinds, type RunAtWork, type RunKind } from './kinds/run-kind.ts'
export type { StepNote } from './kinds/run-steps.ts'
export { RunWait } from './kinds/run-wait.ts'
export { arePerformed } from './performing/performers.ts'
export { deleteRunsBelow, endRunsBelow } from './runs-of-parents.ts'
export {
  holdRunOf,
  listLogOf,
  listRunsOf,
  readQuestionOf,
  readRunOf,
  readRunsById,
  type RunOfKind,
} from './runs-of-kinds.ts'
export { countOpenRuns, countOpenThen } from './open-runs.ts'
export { changeRunOf, endRunsOf, readRunsOf, type RunOfSubject } from './runs-of-subjects.ts'
export { wakeRunsAt } from './wake-runs.ts'
export { readOpenRun, runHere, startRun } from './start-run.ts'
