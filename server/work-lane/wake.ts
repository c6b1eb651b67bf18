export interface Wake {
  /** Ends the wait, or the next one if nobody waits. */
  wake(): void
  /** Drops a pending wake, because the loop is about to look for work anyway. */
  forget(): void
  /**
   * Waits this long, or until `wake` is called or the signal aborts; returns at once if either has
   * happened before.
   */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

/** Opens a wake for a loop to wait with. A wake during work is remembered. */
export function openWake(): Wake {
  let isWoken = false
  let end: (() => void) | null = null
  return {
    wake() {
      isWoken = true
      end?.()
    },
    forget() {
      isWoken = false
    },
    async wait(ms, signal) {
      if (isWoken || signal.aborted) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(ended, ms)
        signal.addEventListener('abort', ended)
        end = ended
        function ended() {
          clearTimeout(timer)
          signal.removeEventListener('abort', ended)
          end = null
          resolve()
        }
      })
    },
  }
}
