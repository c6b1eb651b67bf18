import { READING } from './limits.ts'
import { Problem } from '#core/problem.ts'
import type { ChildLimits } from '../children/child-limits.ts'
import type { Ending } from '../children/endings.ts'
import { keepChild, type ChildStay } from '../children/keep-child.ts'
import type { Tools } from '../tools.ts'
import { readingProgram } from './reading-program.ts'
import { NotReadInTime, TooHard, type Asked, type Read, type Reading } from './reading.ts'

export interface ReadingProcess {
  read: Read
  close(): Promise<void>
}

const STAY: ChildStay = { renewAboveBytes: 200 * 1024 * 1024, idleMs: 60_000 }

/**
 * Reads strangers' documents in a child process, one after another. A document that takes too much time or memory ends
 * only the process; the next one gets a new process. A thread would not protect: V8 ends the whole program if a
 * thread's heap overflows during a large allocation.
 */
export function openReadingProcess(
  log: Tools['log'],
  limits: ChildLimits = READING,
  stay: ChildStay = STAY,
): ReadingProcess {
  const child = keepChild(readingProgram, limits, stay)

  async function read<Question, Answer>(
    reading: Reading<Question, Answer>,
    question: Question,
  ): Promise<Answer> {
    const { name } = reading
    const asked: Asked = { name, question }
    const what = reading.what(question)
    const outcome = await child.work<Answer>(asked, { isRepeatable: true })
    switch (outcome.kind) {
      case 'done':
        return outcome.answer
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

  return { read, close: child.close }
}

function wordsFor(why: Ending, { cpuMs, memoryBytes }: ChildLimits): string {
  if (why === 'time') return `took longer than ${cpuMs / 1000} s to read`
  if (why === 'memory') return `needed more than ${Math.floor(memoryBytes / 2 ** 20)} MB to read`
  return 'crashed the process that read it'
}
