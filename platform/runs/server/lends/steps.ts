// Functions of the steps of runs that server code of other areas may call.
export { copyStepsBefore } from '../copy-steps.ts'
export { readLastOutputs } from '../last-outputs.ts'
export { firstResultOf } from '../results-of-steps.ts'
export { listDonePaths, listStepsOf } from '../runs-of-kinds.ts'
