/** The memory of one caller, who fetches one body after another. */
export interface MemoryHold {
  /**
   * Reserves memory before the body takes this many bytes; the body may grow to `mostBytes`.
   * Returns a promise to wait for, or null if nothing has to be waited for.
   */
  hold(bytes: number, mostBytes: number): Promise<void> | null
  /** Frees the unused part of the reservation, after the body is complete. */
  close(bytes: number): void
  /** Frees the whole reservation, also while the caller waits. */
  free(): void
}

/**
 * Limits the memory that many requests hold together. A body of up to `freeBytes` never waits. A
 * larger one waits, in order of arrival, until there is room for its largest possible size: if
 * memory were granted in pieces, two bodies could wait for each other.
 */
export function memoryBudget(limits: { freeBytes: number; togetherBytes: number }): {
  open(): MemoryHold
} {
  const { freeBytes, togetherBytes } = limits
  let left = togetherBytes
  const waiting = new Set<{ bytes: number; begin: () => void }>()

  function grantWaiting() {
    for (const one of waiting) {
      if (one.bytes > left) return
      waiting.delete(one)
      left -= one.bytes
      one.begin()
    }
  }

  function open(): MemoryHold {
    let held = 0
    let turn: { bytes: number; begin: () => void } | null = null

    function giveBack(bytes: number) {
      held -= bytes
      left += bytes
      grantWaiting()
    }
    return {
      hold(bytes, mostBytes) {
        if (bytes <= freeBytes || held > 0) return null
        const wanted = Math.min(mostBytes, togetherBytes)
        if (waiting.size === 0 && wanted <= left) {
          left -= wanted
          held = wanted
          return null
        }
        return new Promise((resolve) => {
          turn = {
            bytes: wanted,
            begin() {
              held = wanted
              turn = null
              resolve()
            },
          }
          waiting.add(turn)
        })
      },
      close: (bytes) => giveBack(Math.max(0, held - bytes)),
      free() {
        if (turn) {
          waiting.delete(turn)
          // The fetch has ended already, so the wait ends, too.
          turn.begin()
          held = 0
        }
        giveBack(held)
      },
    }
  }
  return { open }
}
