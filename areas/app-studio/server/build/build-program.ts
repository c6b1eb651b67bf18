import type { Program } from '#server/children/program.ts'

/** Starts the process that builds projects. It runs esbuild, which ends together with it. */
export const buildProgram: Program = {
  name: 'build-process',
  source: new URL('./program.ts', import.meta.url),
  startsOthers: true,
}
