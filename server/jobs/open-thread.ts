import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Opens a thread on one of the server's entry points: the bundle of that name beside this one, or in
 * development its TypeScript, which tsx has to be told to read in each thread.
 */
export function openThread(bundle: string, source: string, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./${bundle}`, import.meta.url), options)
  }
  const start = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(source)})))`
  return new Worker(start, { ...options, eval: true })
}
