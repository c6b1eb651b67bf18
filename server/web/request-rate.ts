const WINDOW_MS = 60_000
/** The least number of clients at which windows that have ended are deleted. */
const FORGET_FROM = 1000

export interface RequestRate {
  /**
   * Counts one more request. Returns how many are left in this minute, which is below 0 if there
   * were too many, and the seconds until the minute ends.
   */
  count(asker: string): { left: number; resetSeconds: number }
}

/** Counts the requests of each client in windows of a minute, in this process. */
export function countRequests(most: number, clock = () => performance.now()): RequestRate {
  const windows = new Map<string, { until: number; asked: number }>()
  return {
    count(asker) {
      const now = clock()
      if (windows.size >= FORGET_FROM)
        for (const [name, { until }] of windows) if (until <= now) windows.delete(name)
      let window = windows.get(asker)
      if (!window || window.until <= now) {
        window = { until: now + WINDOW_MS, asked: 0 }
        windows.set(asker, window)
      }
      window.asked++
      return { left: most - window.asked, resetSeconds: Math.ceil((window.until - now) / 1000) }
    },
  }
}
