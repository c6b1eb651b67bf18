import { join } from 'node:path'
import { optionsForTypeScript } from '#server/children/run-typescript.ts'

/** Arguments of node that start a worker from the sources. */
export const workerProgram = () => [
  '--no-warnings',
  ...optionsForTypeScript(),
  join(import.meta.dirname, 'worker.ts'),
]
