import { fork, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { fileOf, type Program } from './program.ts'
import { optionsForTypeScript } from './run-typescript.ts'

/**
 * The only environment variables that a child gets. None of them has a password, a key or the
 * address of the database.
 */
const KEPT_VARIABLES = ['PATH', 'TZ', 'LANG', 'LC_ALL', 'SystemRoot', 'NODE_COMPILE_CACHE']
/**
 * The heap's share of the memory that the process may take; buffers and native code have the rest.
 */
const HEAP_SHARE = 0.6
/**
 * The limit of the start, which is enough for a busy machine. The start does not count against the
 * limits of the work.
 */
const START_WITHIN_MS = 60_000
const ERRORS_KEPT_CHARACTERS = 2000

/** The error if a child ended before it could be given work, for which no work is to blame. */
export class NotStarted extends Error {
  readonly signal: NodeJS.Signals | null

  constructor({ name }: Program, reason: string, errors: string, signal: NodeJS.Signals | null) {
    super(`The process ${name} could not be started: ${reason}\n${errors}`)
    this.name = 'NotStarted'
    this.signal = signal
  }
}

/** Starts a program that calls `serveParent`, and waits until it can be given work; fails with `NotStarted`. */
export function startChild(program: Program, memoryBytes: number): Promise<ChildProcess> {
  const child = start(program, memoryBytes)
  let errors = ''
  child.stderr!.on('data', (said: Buffer) => {
    errors = (errors + said.toString()).slice(-ERRORS_KEPT_CHARACTERS)
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), START_WITHIN_MS)
    const fail = (reason: string, signal: NodeJS.Signals | null) => {
      clearTimeout(timer)
      reject(new NotStarted(program, reason, errors, signal))
    }
    const die = (code: number | null, signal: NodeJS.Signals | null) =>
      fail(String(signal ?? code), signal)
    child.on('error', (error) => fail(error.message, null))
    child.once('exit', die)
    child.once('message', () => {
      clearTimeout(timer)
      child.off('exit', die)
      keepAlive(child, false)
      resolve(child)
    })
  })
}

function start(program: Program, memoryBytes: number): ChildProcess {
  const file = fileURLToPath(fileOf(program))
  const heapMb = Math.floor((memoryBytes * HEAP_SHARE) / 2 ** 20)
  const loader = file.endsWith('.ts') ? optionsForTypeScript() : []
  const options = program.nodeOptions ?? []
  const { startsOthers = false } = program
  const child = fork(file, [String(memoryBytes)], {
    detached: startsOthers,
    execArgv: [`--max-old-space-size=${heapMb}`, '--no-warnings', ...options, ...loader],
    env: Object.fromEntries(KEPT_VARIABLES.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  return startsOthers ? withItsGroup(child) : child
}

/**
 * Makes ending the child end its whole process group, which has everything that the child started.
 */
function withItsGroup(child: ChildProcess): ChildProcess {
  const endAlone = child.kill.bind(child)
  const endGroup = (signal: NodeJS.Signals | number = 'SIGTERM') => {
    try {
      return process.kill(-child.pid!, signal)
    } catch {
      return false
    }
  }
  child.kill = (signal) => endGroup(signal) || endAlone(signal)
  child.once('exit', () => endGroup('SIGKILL'))
  return child
}

/** Sets if the child keeps our process from ending; an idle child does not. */
export function keepAlive(child: ChildProcess, isKept: boolean): void {
  for (const handle of [child, child.channel, child.stderr as Socket | null]) {
    if (isKept) handle?.ref()
    else handle?.unref()
  }
}
