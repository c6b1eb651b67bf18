import type { ChildProcess } from 'node:child_process'
import { READING } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import type { Tools } from '../tools.ts'
import { forkReader, keepAlive } from './fork-reader.ts'
import type { Asked, Said } from './process-messages.ts'
import { NotReadInTime, TooHard, type Read, type Reading } from './reading.ts'
import { TOO_MUCH_MEMORY, TOO_MUCH_TIME } from './watch-self.ts'

export interface ReadingProcess {
  read: Read
  close(): Promise<void>
}

/** What one document may take of the process. */
export interface ReadingLimits {
  /** Processor time. */
  cpuMs: number
  /** By the clock: a machine that is busy with other work ends it, too, which is no fault of the document. */
  wallMs: number
  memoryBytes: number
}

/** How long a process stays between two documents. */
export interface ProcessStay {
  /** One that holds on to more than this after a document is replaced, and its memory given back. */
  renewAboveBytes: number
  /** One without work for this long is ended; the next document begins another. */
  idleMs: number
}

const STAY: ProcessStay = { renewAboveBytes: 200 * 1024 * 1024, idleMs: 60_000 }

/**
 * Reads what strangers wrote in a child process, one document after another. A document that takes too
 * long or too much ends the process and nothing else; the next one gets a new process. A thread would be
 * no wall: V8 ends the whole program when a thread's heap runs over while it allocates something large.
 */
export function openReadingProcess(
  log: Tools['log'],
  limits: ReadingLimits = READING,
  { renewAboveBytes, idleMs }: ProcessStay = STAY,
): ReadingProcess {
  let reader: Promise<ChildProcess> | null = null
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  function begin(): Promise<ChildProcess> {
    const begun = forkReader(limits)
    const forget = () => {
      if (reader === begun) reader = null
    }
    begun.then((child) => child.once('exit', forget), forget)
    return begun
  }

  async function end(): Promise<void> {
    const child = await reader?.catch(() => null)
    reader = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    // A command waits for this and has nothing else left that keeps it running.
    keepAlive(child, true)
    child.kill('SIGKILL')
    await gone
  }

  /** What came of one question to a process that may end over it. */
  async function put(name: string, question: unknown): Promise<Outcome> {
    if (isClosed) throw new Error('The server is shutting down; nothing more is read.')
    clearTimeout(idle)
    reader ??= begin()
    const child = await reader
    keepAlive(child, true)
    const outcome = await outcomeOf(child, { name, question }, limits.wallMs)
    keepAlive(child, false)
    if (
      outcome.kind !== 'ended' &&
      outcome.kind !== 'late' &&
      outcome.memoryBytes > renewAboveBytes
    )
      await end()
    idle = setTimeout(() => void end(), idleMs)
    idle.unref()
    return outcome
  }

  async function answerTo<Question, Answer>(
    reading: Reading<Question, Answer>,
    question: Question,
  ): Promise<Answer> {
    const { name } = reading
    const what = reading.what(question)
    let outcome = await put(name, question)
    // Somebody else may have ended it, such as a machine that is short of memory: asked once more.
    if (outcome.kind === 'ended' && outcome.why === null) outcome = await put(name, question)
    switch (outcome.kind) {
      case 'read':
        return outcome.answer as Answer
      case 'problem':
        throw new Problem(outcome.problem, outcome.message)
      case 'failed':
        log.error({ reading: name, reason: outcome.error }, `${what} could not be read`)
        throw new Problem('invalid', `${what} could not be read. The server log says why.`)
      case 'late':
        log.warn(
          { reading: name, origin: reading.origin(question) },
          `${what} was not read in time`,
        )
        throw new NotReadInTime(what)
      case 'ended': {
        const words = wordsFor(outcome.why, limits)
        log.warn({ reading: name, origin: reading.origin(question) }, `${what} ${words}`)
        throw new TooHard(`${what} ${words}, so it was skipped.`)
      }
    }
  }

  return {
    read(reading, question) {
      const answer = last.then(() => answerTo(reading, question))
      last = answer.catch(() => {})
      return answer
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      await end()
    },
  }
}

function wordsFor(why: 'time' | 'memory' | null, { cpuMs, memoryBytes }: ReadingLimits): string {
  if (why === 'time') return `took longer than ${cpuMs / 1000} s to read`
  if (why === 'memory') return `needed more than ${Math.floor(memoryBytes / 2 ** 20)} MB to read`
  return 'crashed the process that read it'
}

type Outcome = Said | { kind: 'late' } | { kind: 'ended'; why: 'time' | 'memory' | null }

function outcomeOf(child: ChildProcess, asked: Asked, wallMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    let isTooLate = false
    const timer = setTimeout(() => {
      isTooLate = true
      child.kill('SIGKILL')
    }, wallMs)
    const settle = (outcome: Outcome) => {
      clearTimeout(timer)
      child.off('message', hear)
      child.off('exit', die)
      resolve(outcome)
    }
    const hear = (said: Said) => settle(said)
    const die = (code: number | null, signal: string | null) => {
      const why = signal === TOO_MUCH_TIME ? 'time' : isOutOfMemory(code, signal) ? 'memory' : null
      settle(why === null && isTooLate ? { kind: 'late' } : { kind: 'ended', why })
    }
    child.on('message', hear)
    child.on('exit', die)
    // A question that cannot be sent any more is answered by the exit.
    child.send(asked, () => {})
  })
}

/** What a shell makes of a signal that ended a program. */
const ABORTED = 128 + 6
const TRAPPED = 128 + 5

/** Our own watch has its signal; V8 aborts at the limit of its heap, or runs into a trap. */
function isOutOfMemory(code: number | null, signal: string | null): boolean {
  return (
    [TOO_MUCH_MEMORY, 'SIGABRT', 'SIGTRAP', 'SIGILL'].includes(signal ?? '') ||
    [ABORTED, TRAPPED].includes(code ?? 0)
  )
}
