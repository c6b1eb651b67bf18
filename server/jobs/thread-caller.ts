import type { Worker } from 'node:worker_threads'
import { Problem } from '#core/problem.ts'

/** A thread's answer to one question. */
export type ThreadAnswer<Answer> = { answer: Answer } | { problem: string }

/**
 * A thread's first message, which says that it can be asked. The time until then does not count for
 * any question.
 */
export const THREAD_READY = 'ready'

export interface ThreadCaller<Question, Answer> {
  /** Asks the thread; fails with a `Problem` if the thread fails or exceeds its time or memory. */
  ask(question: Question): Promise<Answer>
  close(): Promise<void>
}

export interface ThreadLimits {
  /** The thing that the thread works on, such as "The page", for the words of a failure. */
  what: string
  timeoutMs: number
  memoryMb: number
  /** The time after which a thread without work is ended, to free its memory. */
  idleMs: number
}

/**
 * Sends questions one after another to a thread, which starts with the first of them. A question
 * that takes too much time or memory ends only the thread, and the next question starts a new one.
 */
export function threadCaller<Question, Answer>(
  open: (resourceLimits: { maxOldGenerationSizeMb: number }) => Worker,
  { what, timeoutMs, memoryMb, idleMs }: ThreadLimits,
): ThreadCaller<Question, Answer> {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  /** Receives the thread's answer to the current question. */
  let hear: (said: ThreadAnswer<Answer>) => void = () => {}
  let isReady = false
  let startTimer = () => {}

  async function end(): Promise<void> {
    const ended = worker
    worker = null
    await ended?.terminate()
  }

  function begin(): Worker {
    isReady = false
    const thread = open({ maxOldGenerationSizeMb: memoryMb })
    // Messages of a thread that was given up are ignored.
    const say = (said: ThreadAnswer<Answer>) => thread === worker && hear(said)
    const die = (words: string) => {
      say({ problem: `${what} ${words}` })
      if (thread === worker) worker = null
    }
    thread.on('message', (said: ThreadAnswer<Answer> | typeof THREAD_READY) => {
      if (said !== THREAD_READY) return say(said)
      isReady = true
      if (thread === worker) startTimer()
    })
    thread.on('error', (error: NodeJS.ErrnoException) =>
      die(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? `needed more than ${memoryMb} MB of memory, so it was stopped.`
          : `failed: ${error.message}`,
      ),
    )
    thread.on('exit', () => die('crashed the thread that worked on it.'))
    return thread
  }

  function put(question: Question): Promise<Answer> {
    clearTimeout(idle)
    worker ??= begin()
    const thread = worker
    return new Promise<Answer>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      startTimer = () => {
        timer = setTimeout(() => {
          const seconds = timeoutMs / 1000
          reject(tooHard(`${what} took longer than ${seconds} s, so it was stopped.`))
          void end()
        }, timeoutMs)
      }
      if (isReady) startTimer()
      hear = (said) => {
        clearTimeout(timer)
        if ('answer' in said) resolve(said.answer)
        else reject(tooHard(said.problem))
      }
      thread.ref()
      thread.postMessage(question)
    })
  }

  return {
    ask(question) {
      const answer = last.then(() => put(question))
      last = answer
        .catch(() => {})
        .then(() => {
          idle = setTimeout(() => void end(), idleMs)
          idle.unref()
          worker?.unref()
        })
      return answer
    },
    async close() {
      clearTimeout(idle)
      await end()
    },
  }
}

function tooHard(words: string): Problem {
  return new Problem('invalid', words)
}
