import type { Program } from '#server/children/program.ts'

/**
 * The process that checks the types of projects, one file after another. The first check keeps
 * nearly all that it reads in memory. With Node's default space for new objects they would be
 * copied many times, which takes an eighth of that check's time.
 */
export const typesProgram: Program = {
  name: 'types-process',
  nodeOptions: ['--min-semi-space-size=8', '--max-semi-space-size=16'],
  source: new URL('./program.ts', import.meta.url),
}
