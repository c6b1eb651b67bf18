import { fork, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { optionsForTypeScript } from './run-typescript.ts'
import type { ReadingLimits } from './reading-process.ts'

/** All of our environment that the process gets: no password, no database, no key. */
const KEPT_VARIABLES = ['PATH', 'TZ', 'LANG', 'LC_ALL', 'SystemRoot', 'NODE_COMPILE_CACHE']
/** Of the memory that the process may take in all; buffers and native code have the rest. */
const HEAP_SHARE = 0.6
/** On a machine that is busy with all else; what starting takes is no limit of a document. */
const START_WITHIN_MS = 60_000
/** Half of what is new in memory; left alone, V8 takes 16 MB for it. Few documents need more. */
const SEMI_SPACE_MB = 4
const ERRORS_KEPT_CHARACTERS = 2000

/** Begins a process that reads; fails when it ends before it can be asked, which is no document's fault. */
export function forkReader(limits: ReadingLimits): Promise<ChildProcess> {
  const isSource = import.meta.url.endsWith('.ts')
  const program = new URL(isSource ? './program.ts' : './reading-process.js', import.meta.url)
  return forkLimited(program, limits, [`--max-semi-space-size=${SEMI_SPACE_MB}`])
}

/** The same for any program that speaks first, says `READY`, and keeps to limits; with options of node's own. */
export function forkLimited(
  program: URL,
  limits: ReadingLimits,
  options: readonly string[] = [],
): Promise<ChildProcess> {
  const child = start(program, limits, options)
  let errors = ''
  child.stderr!.on('data', (said: Buffer) => {
    errors = (errors + said.toString()).slice(-ERRORS_KEPT_CHARACTERS)
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), START_WITHIN_MS)
    const fail = (reason: string) => {
      clearTimeout(timer)
      const words = `The process ${basename(fileURLToPath(program))} could not be started: ${reason}`
      reject(new Error(`${words}\n${errors}`))
    }
    const die = (code: number | null, signal: string | null) => fail(String(signal ?? code))
    child.on('error', (error) => fail(error.message))
    child.once('exit', die)
    child.once('message', () => {
      clearTimeout(timer)
      child.off('exit', die)
      keepAlive(child, false)
      resolve(child)
    })
  })
}

/** The bundle beside this one, or in development its TypeScript. */
function start(program: URL, limits: ReadingLimits, options: readonly string[]): ChildProcess {
  const isSource = program.href.endsWith('.ts')
  const heapMb = Math.floor((limits.memoryBytes * HEAP_SHARE) / 2 ** 20)
  const loader = isSource ? optionsForTypeScript() : []
  return fork(fileURLToPath(program), [JSON.stringify(limits)], {
    execArgv: [`--max-old-space-size=${heapMb}`, '--no-warnings', ...options, ...loader],
    env: Object.fromEntries(KEPT_VARIABLES.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
}

/** A process that rests does not keep ours from ending. */
export function keepAlive(child: ChildProcess, isKept: boolean): void {
  for (const handle of [child, child.channel, child.stderr as Socket | null]) {
    if (isKept) handle?.ref()
    else handle?.unref()
  }
}
