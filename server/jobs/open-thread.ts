import { Worker, type WorkerOptions } from 'node:worker_threads'
import { optionsForTypeScript } from '../reading/run-typescript.ts'

/**
 * Opens a thread on one of the server's entry points: the bundle of that name beside this one, or in
 * development its TypeScript, which tsx has to be told to read in each thread where Node does not.
 */
export function openThread(bundle: string, source: string, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./${bundle}`, import.meta.url), options)
  }
  const begin = `import(${JSON.stringify(source)})`
  const start =
    optionsForTypeScript().length === 0
      ? begin
      : `import('tsx/esm/api').then(({ register }) => (register(), ${begin}))`
  return new Worker(start, { ...options, eval: true })
}
