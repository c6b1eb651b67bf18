// Functions of runs that other servers may call.
export { performRuns } from './perform-run.ts'
export type { RunAtWork, RunKind } from './run-kind.ts'
export { changeRunOf, endRunsOf, readRunsOf, type RunOfSubject } from './runs-of-subjects.ts'
export { readOpenRun, runHere, startRun } from './start-run.ts'
export { runEnded, runKinds } from './run-kind.ts'
export { jobOf } from './wake-kind.ts'
