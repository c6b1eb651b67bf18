import type { Database } from '#server/tools.ts'

/** The time after which unused windows cost more than they are worth: a burst of news is over. */
const UNUSED_MS = 10_000
/**
 * The factor by which windows stay longer each time that they were dropped, up to an hour, because reading them again
 * takes seconds.
 */
const LONGER_EACH_TIME = 6
const MOST_UNUSED_MS = 3_600_000

/** The times that windows of one kind stay in the memory of this process, by their database. */
export class Stays {
  readonly #byDatabase = new WeakMap<Database, Stay>()

  of(db: Database): Stay {
    const stay = this.#byDatabase.get(db) ?? new Stay()
    this.#byDatabase.set(db, stay)
    return stay
  }
}

/** The stay of one database, by the clock of this process. */
class Stay {
  #ms = UNUSED_MS
  #usedAtMs = performance.now()

  use(): void {
    this.#usedAtMs = performance.now()
  }

  isOver(nowMs: number): boolean {
    return nowMs - this.#usedAtMs >= this.#ms
  }

  /** Ends the stay, which makes the next one longer. */
  end(): void {
    this.#ms = Math.min(this.#ms * LONGER_EACH_TIME, MOST_UNUSED_MS)
  }
}
