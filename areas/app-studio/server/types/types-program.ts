import type { Program } from '#server/children/program.ts'

/**
 * Checks the types of projects, one file after another. Nearly everything that the first check
 * reads stays in memory. Node's usual room for new objects is so small that they would be copied
 * many times, which takes an eighth of the first check.
 */
export const typesProgram: Program = {
  name: 'types-process',
  nodeOptions: ['--min-semi-space-size=8', '--max-semi-space-size=16'],
  source: new URL('./program.ts', import.meta.url),
}
