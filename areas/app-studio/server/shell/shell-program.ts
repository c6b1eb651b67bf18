import type { Program } from '#server/children/program.ts'

/** The process that runs command lines of terminals, one after another, on files in memory. */
export const shellProgram: Program = {
  name: 'shell-process',
  source: new URL('./program.ts', import.meta.url),
}
