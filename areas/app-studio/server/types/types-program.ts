import type { Program } from '#server/children/program.ts'

/** Checks the types of projects, one file after another. */
export const typesProgram: Program = {
  name: 'types-process',
  source: new URL('./program.ts', import.meta.url),
}
