/** Counts of the pipeline at a moment. `joined` counts all entries joined so far and only grows. */
export interface PipelineCounts {
  atMs: number
  joined: number
  waitingEntries: number
  articles: number
}

/**
 * The pace is measured over the last minutes; no pace is known before this much time was measured.
 */
const MEASURED_AT_LEAST_MS = 5_000
const MEASURED_AT_MOST_MS = 3 * 60_000
const SAMPLE_EVERY_MS = 1_000

/**
 * Remembers the counts of the last minutes, and estimates from them how long the remaining work
 * takes.
 */
export class PipelinePace {
  #samples: PipelineCounts[] = []

  /**
   * Seconds until all work is done, at the pace of the last minutes; null at rest, or while the
   * pace is unknown.
   */
  secondsLeft(now: PipelineCounts): number | null {
    if (now.waitingEntries + now.articles === 0) {
      this.#samples = []
      return null
    }
    this.#samples = this.#samples.filter(({ atMs }) => {
      const ageMs = now.atMs - atMs
      // Samples from the future are dropped; they were taken before the clock was set back.
      return ageMs >= 0 && ageMs <= MEASURED_AT_MOST_MS
    })
    const last = this.#samples.at(-1)
    if (!last || now.atMs - last.atMs >= SAMPLE_EVERY_MS) this.#samples.push(now)
    const perMs = pace([...this.#samples, now], now.waitingEntries > 0)
    return perMs && Math.ceil((now.waitingEntries + now.articles) / perMs / 1000)
  }
}

/**
 * Entries joined per millisecond, including the time in which their articles were written; if no
 * entry waits, articles written per millisecond.
 */
function pace(samples: readonly PipelineCounts[], isJoining: boolean): number | null {
  let done = 0
  let ms = 0
  for (const [nth, after] of samples.slice(1).entries()) {
    const before = samples[nth]!
    if (before.waitingEntries > 0 !== isJoining) continue
    ms += after.atMs - before.atMs
    done += isJoining
      ? Math.max(after.joined - before.joined, before.waitingEntries - after.waitingEntries, 0)
      : Math.max(before.articles - after.articles, 0)
  }
  return ms >= MEASURED_AT_LEAST_MS && done > 0 ? done / ms : null
}
