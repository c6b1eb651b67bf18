import { FIGURES } from '../limits.ts'
import { addTime, noTimes, type Times } from './times.ts'

/** A call to count, under its reader and a name such as "outbox/webhook". */
export interface Counted {
  readerId: string
  name: string
  /** The id of the thing concerned, such as a webhook; empty if there is only one. */
  subject?: string
  hasFailed: boolean
  /** The duration of the call; absent or null if it was not measured. */
  ms?: number | null | undefined
}

/** Counts that have to be added to a stored row. */
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

/** The sums that wait in memory to be stored. The number of subjects and of sums is limited. */
export class Pending {
  #sums = new Map<string, Sum>()
  #subjects = new Map<string, Set<string>>()

  /**
   * Counts a call for its minute and for its hour, so that hours need not be summed from minutes
   * later. Returns false if there is no room; the call is then not counted, or only for one of the
   * two.
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

  /**
   * Returns and removes all sums. They are sorted, so that two workers lock the rows in the same
   * order and cannot deadlock.
   */
  take(): Sum[] {
    const sums = [...this.#sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
    this.#sums.clear()
    return sums
  }

  /** Puts sums back that could not be stored. */
  putBack(sums: readonly Sum[]): void {
    for (const { calls, failures, times, ...key } of sums) {
      const sum = this.#sumOf(key)
      if (sum === null) continue
      sum.calls += calls
      sum.failures += failures
      for (const [step, count] of times.entries()) sum.times[step]! += count
    }
  }

  /**
   * The subject under which a call is counted; empty if it is too long, or one too many for the
   * reader.
   */
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
