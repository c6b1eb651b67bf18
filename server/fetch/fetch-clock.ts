import { endedByCaller, ServerIsBusy, lateAnswer } from './fetch-problems.ts'

/** The longest interval between two counts of the time. */
const TICK_MS = 250

/**
 * The time limit of one exchange. It separates the time of this server from that of the publisher.
 */
export interface FetchClock {
  /** Aborts with a `Problem` when the time is over or the caller's signal aborts. */
  signal: AbortSignal
  /**
   * Counts the time of this work as the server's own, not as the publisher's; it still counts
   * towards the limit.
   */
  ours<Result>(work: Promise<Result>): Promise<Result>
  /** Does work whose time does not count at all. */
  outside<Result>(work: () => Promise<Result>): Promise<Result>
  stop(): void
}

/**
 * Starts the time limit of a request. Time counts only while this process can react: after the
 * process was busy or asleep, it first reads an answer that is waiting, and does not blame the
 * publisher.
 */
export function startClock(
  host: string,
  limitMs: number,
  options: { signal?: AbortSignal | undefined; isOwnServer?: boolean } = {},
): FetchClock {
  const controller = new AbortController()
  const tickMs = Math.min(TICK_MS, Math.max(10, limitMs / 10))
  let spentMs = 0
  let theirsMs = 0
  let isOurs = options.isOwnServer ?? false
  let isOutside = false
  let isStopped = false
  let lastMs = performance.now()

  const ticking = setInterval(() => {
    const now = performance.now()
    const passedMs = isOutside ? 0 : Math.min(now - lastMs, 2 * tickMs)
    lastMs = now
    spentMs += passedMs
    if (!isOurs) theirsMs += passedMs
    // Bytes that have arrived in the meantime are read first.
    if (spentMs >= limitMs) setImmediate(strike)
  }, tickMs)
  ticking.unref()

  function strike() {
    if (isStopped) return
    const isLate = !isOurs && theirsMs >= limitMs / 2
    end(isLate ? lateAnswer(host, theirsMs) : new ServerIsBusy(host))
  }
  function end(reason: unknown) {
    stop()
    controller.abort(reason)
  }
  function stop() {
    isStopped = true
    clearInterval(ticking)
    options.signal?.removeEventListener('abort', handleAbort)
  }
  const handleAbort = () => end(endedByCaller(host, options.signal!.reason))
  if (options.signal?.aborted) handleAbort()
  else options.signal?.addEventListener('abort', handleAbort, { once: true })

  return {
    signal: controller.signal,
    stop,
    async ours(work) {
      const before = isOurs
      isOurs = true
      try {
        return await work
      } finally {
        isOurs = before
      }
    },
    async outside(work) {
      isOutside = true
      try {
        return await work()
      } finally {
        isOutside = false
        lastMs = performance.now()
      }
    },
  }
}
