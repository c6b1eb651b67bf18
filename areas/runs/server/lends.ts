// What the servers of other areas may use of runs.
export { performRuns } from './perform-run.ts'
export type { RunKind } from './run-kind.ts'
export { readOpenRun, runHere, startRun } from './start-run.ts'
export { runKinds } from './run-kind.ts'
export { jobOf } from './wake-kind.ts'
