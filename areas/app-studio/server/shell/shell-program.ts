import type { Program } from '#server/children/program.ts'

/** Runs lines of the terminal, one after another, over files in memory. */
export const shellProgram: Program = {
  name: 'shell-process',
  source: new URL('./program.ts', import.meta.url),
}
