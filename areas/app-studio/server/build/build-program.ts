import type { Program } from '#server/children/program.ts'

/** Builds projects, one after another. It starts esbuild, which ends with it. */
export const buildProgram: Program = {
  name: 'build-process',
  source: new URL('./program.ts', import.meta.url),
  startsOthers: true,
}
