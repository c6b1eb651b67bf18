import type { Program } from '#server/children/program.ts'

/**
 * The program that makes one piece and then ends. Its memory for new objects is small, because
 * sound and video frames would otherwise occupy 60 MB more before they are collected.
 */
export const makerProgram: Program = {
  name: 'maker-process',
  source: new URL('./maker/program.ts', import.meta.url),
  nodeOptions: ['--max-semi-space-size=1'],
}

export const programs = [makerProgram]
