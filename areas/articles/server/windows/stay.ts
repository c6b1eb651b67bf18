import type { Database } from '#server/tools.ts'

/** The time after which unused windows are freed, because a burst of news is then over. */
const UNUSED_MS = 10_000
/**
 * The factor by which windows stay longer after each time that they were freed, up to an hour,
 * because reading them again takes seconds.
 */
const LONGER_EACH_TIME = 6
const MOST_UNUSED_MS = 3_600_000

/** The times for which windows of one kind stay in the memory of this process, by database. */
export class Stays {
  readonly #byDatabase = new WeakMap<Database, Stay>()

  of(db: Database): Stay {
    const stay = this.#byDatabase.get(db) ?? new Stay()
    this.#byDatabase.set(db, stay)
    return stay
  }
}

/** The time for which the windows of one database stay. */
class Stay {
  #ms = UNUSED_MS
  #usedAtMs = performance.now()

  use(): void {
    this.#usedAtMs = performance.now()
  }

  isOver(nowMs: number): boolean {
    return nowMs - this.#usedAtMs >= this.#ms
  }

  /** Records that the windows were freed, so that they stay longer next time. */
  end(): void {
    this.#ms = Math.min(this.#ms * LONGER_EACH_TIME, MOST_UNUSED_MS)
  }
}
