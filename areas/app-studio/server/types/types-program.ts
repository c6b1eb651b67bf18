import type { Program } from '#server/children/program.ts'

/**
 * Checks the types of projects, one file after another. Nearly all that is read at first stays: with as little room for what
 * is new as node has usually, it would be copied many times, which is an eighth of the first check.
 */
export const typesProgram: Program = {
  name: 'types-process',
  nodeOptions: ['--min-semi-space-size=8', '--max-semi-space-size=16'],
  source: new URL('./program.ts', import.meta.url),
}
