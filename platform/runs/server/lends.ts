// Functions of runs that other servers may call.
export { performRuns } from './performing/perform-runs.ts'
export { runEnded, runKinds, type RunAtWork, type RunKind } from './kinds/run-kind.ts'
export { changeRunOf, endRunsOf, readRunsOf, type RunOfSubject } from './runs-of-subjects.ts'
export { readOpenRun, runHere, startRun } from './start-run.ts'
