import { areas } from '#areas/areas.ts'
import type { Program } from './program.ts'
import { workerProgram } from '../jobs/worker-program.ts'
import { readingProgram } from '../reading/reading-program.ts'
import { sandboxProgram } from '../sandbox/sandbox-program.ts'
import { listenerProgram } from '../second-listener/listener-program.ts'

const ofAreas = await Promise.all(
  areas.map(async ({ programs }) => (await programs?.())?.programs ?? []),
)

/**
 * Every program that runs beside main.ts, each with its own name. The build makes a file of each.
 */
export const programs: readonly Program[] = [
  workerProgram,
  readingProgram,
  sandboxProgram,
  listenerProgram,
  ...ofAreas.flat(),
]
