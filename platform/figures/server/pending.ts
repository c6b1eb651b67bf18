import { FIGURES } from '../limits.ts'
import { addTime, noTimes, type Times } from './times.ts'

/** The owner and the name of a figure, such as "outbox/webhook". */
export interface Counted {
  readerId: string
  name: string
  /** The thing concerned, such as a webhook; empty if there is only one. */
  subject?: string
  hasFailed: boolean
  /** The waiting time; absent without one. */
  ms?: number | null | undefined
}

/** Sums that are still to be added to the stored row. */
export interface Sum {
  readerId: string
  name: string
  subject: string
  isHour: boolean
  at: string
  calls: number
  failures: number
  times: Times
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** Sums that wait in memory to be stored. The room for names and for times is limited. */
export class Pending {
  #sums = new Map<string, Sum>()
  #subjects = new Map<string, Set<string>>()

  /**
   * Adds to a minute and to its hour at once, so that no hour has to be summed from minutes later.
   * Returns false if there is no room; the call is then left out.
   */
  add({ readerId, name, subject = '', hasFailed, ms }: Counted, now: Date): boolean {
    const known = this.#roomFor(readerId, name, subject)
    let hasRoom = true
    for (const [isHour, lengthMs] of [
      [false, MINUTE_MS],
      [true, HOUR_MS],
    ] as const) {
      const at = new Date(Math.floor(now.getTime() / lengthMs) * lengthMs).toISOString()
      const sum = this.#sumOf({ readerId, name, subject: known, isHour, at })
      if (sum === null) {
        hasRoom = false
        continue
      }
      sum.calls += 1
      if (hasFailed) sum.failures += 1
      if (typeof ms === 'number') addTime(sum.times, ms)
    }
    return hasRoom
  }

  /** Takes all sums out, in an order in which two workers never wait for each other. */
  take(): Sum[] {
    const sums = [...this.#sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
    this.#sums.clear()
    return sums
  }

  /** Takes back sums that could not be stored. */
  putBack(sums: readonly Sum[]): void {
    for (const { calls, failures, times, ...key } of sums) {
      const sum = this.#sumOf(key)
      if (sum === null) continue
      sum.calls += calls
      sum.failures += failures
      for (const [step, count] of times.entries()) sum.times[step]! += count
    }
  }

  /** Subjects beyond a reader's limit are counted together. */
  #roomFor(readerId: string, name: string, subject: string): string {
    const subjects = this.#subjects.get(readerId) ?? new Set()
    this.#subjects.set(readerId, subjects)
    const key = `${name} ${subject}`
    if (subjects.has(key)) return subject
    if (subject.length > FIGURES.subjectCharacters || subjects.size >= FIGURES.subjects) return ''
    subjects.add(key)
    return subject
  }

  #sumOf(key: Omit<Sum, 'calls' | 'failures' | 'times'>): Sum | null {
    const place = JSON.stringify([key.readerId, key.name, key.isHour, key.subject, key.at])
    const known = this.#sums.get(place)
    if (known) return known
    if (this.#sums.size >= FIGURES.waiting) return null
    const sum = { ...key, calls: 0, failures: 0, times: noTimes() }
    this.#sums.set(place, sum)
    return sum
  }
}
