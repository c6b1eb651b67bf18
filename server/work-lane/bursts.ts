import type { Logger } from 'pino'

/**
 * The time within which a second notice would be useless, because a listener looks once after a
 * burst.
 */
const ONCE_WITHIN_MS = 50

interface Bursts {
  /**
   * True if a notice is to be sent now. Otherwise one was just sent, and another one follows when
   * the time is over.
   */
  isFirst(key: string): boolean
  /** Sends the pending notices at once. */
  close(): Promise<void>
}

/** Limits repeated notices: the first is sent at once, the following ones every 50 ms. */
export function openBursts(
  tell: (key: string) => Promise<void>,
  log: Pick<Logger, 'error'>,
): Bursts {
  const justTold = new Map<string, { timer: NodeJS.Timeout; isAgain: boolean }>()

  function open(key: string) {
    const timer = setTimeout(end, ONCE_WITHIN_MS, key).unref()
    justTold.set(key, { timer, isAgain: false })
  }

  function end(key: string) {
    const isAgain = justTold.get(key)?.isAgain
    justTold.delete(key)
    if (!isAgain) return
    open(key)
    void tellSafely(key)
  }

  const tellSafely = (key: string) =>
    tell(key).catch((error) => log.error({ err: error, key }, 'Other processes were not told'))

  return {
    isFirst(key) {
      const told = justTold.get(key)
      if (told) told.isAgain = true
      else open(key)
      return told === undefined
    },
    async close() {
      const left = [...justTold]
      justTold.clear()
      for (const [, { timer }] of left) clearTimeout(timer)
      await Promise.all(left.filter(([, { isAgain }]) => isAgain).map(([key]) => tellSafely(key)))
    },
  }
}
