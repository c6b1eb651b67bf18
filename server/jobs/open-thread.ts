import { Worker, type WorkerOptions } from 'node:worker_threads'
import { fileOf, type Program } from '../children/program.ts'
import { optionsForTypeScript } from '../children/run-typescript.ts'

/** Runs a program in a thread; if Node cannot run TypeScript, each thread loads tsx. */
export function openThread(program: Program, options: WorkerOptions): Worker {
  const file = fileOf(program)
  if (!file.href.endsWith('.ts')) return new Worker(file, options)
  const begin = `import(${JSON.stringify(file.href)})`
  const start =
    optionsForTypeScript().length === 0
      ? begin
      : `import('tsx/esm/api').then(({ register }) => (register(), ${begin}))`
  return new Worker(start, { ...options, eval: true })
}
