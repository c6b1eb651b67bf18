/** The silence of a stream; time in which nobody listens to it does not count. */
export interface Silence {
  /** Stops counting when data came; the silence so far ends only if the data have content. */
  pause(came: { isBroken: boolean }): void
  resume(): void
  stop(): void
}

/** Watches a stream from its first word on, and calls `onSilent` once it says nothing for this long. */
export function startSilence(mostMs: number, onSilent: () => void): Silence {
  let quietMs = 0
  let sinceMs: number | null = null
  let timer: NodeJS.Timeout | undefined
  return {
    pause({ isBroken }) {
      clearTimeout(timer)
      if (isBroken) quietMs = 0
      else if (sinceMs !== null) quietMs += performance.now() - sinceMs
    },
    resume() {
      sinceMs = performance.now()
      timer = setTimeout(onSilent, Math.max(0, mostMs - quietMs))
      timer.unref()
    },
    stop() {
      clearTimeout(timer)
    },
  }
}
