import type { Program } from '../children/program.ts'

export const workerProgram: Program = {
  name: 'worker',
  source: new URL('../worker.ts', import.meta.url),
}
