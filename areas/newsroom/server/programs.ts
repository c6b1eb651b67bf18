import type { Program } from '#server/children/program.ts'

/**
 * Makes one piece, and then ends. Sound and frames are large and soon done with: a small young generation keeps 60 MB
 * of them from piling up.
 */
export const makerProgram: Program = {
  name: 'maker-process',
  source: new URL('./maker/program.ts', import.meta.url),
  nodeOptions: ['--max-semi-space-size=1'],
}

export const programs = [makerProgram]
