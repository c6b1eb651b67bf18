import type { Logger } from 'pino'

/** Whoever hears of something looks once after a burst, so hearing of it again within this time is of no use. */
const ONCE_WITHIN_MS = 50

interface Bursts {
  /** Says if something is to be told now; otherwise it was told just now, and is told once more at the end of the time. */
  isFirst(key: string): boolean
  /** Tells at once what is still to be told again. */
  close(): Promise<void>
}

/** Lets what is told over and over be told at once, and then once each 50 ms. */
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
