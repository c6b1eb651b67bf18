/** Measures the silence of a stream, while somebody is waiting for data. */
export interface Silence {
  /**
   * Stops counting because data came. `isBroken` resets the silence; it is false for data without
   * content.
   */
  pause(came: { isBroken: boolean }): void
  resume(): void
  stop(): void
}

/** Starts to watch a stream. `onSilent` is called when the stream was silent for `mostMs`. */
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
