/** The one body in memory of a caller that fetches one thing after another. */
export interface MemoryHold {
  /** Called before the body takes this many bytes, up to `mostBytes`: null, or a promise to wait for. */
  hold(bytes: number, mostBytes: number): Promise<void> | null
  /** Called when the body is complete; frees the unused part of its reservation. */
  close(bytes: number): void
  /** Frees everything, also while the caller waits. */
  free(): void
}

/**
 * Bounds the sum of memory that many requests hold. A body of up to `freeBytes` never waits. A larger one waits at that
 * size until there is room for its largest possible size, in order of arrival: if it were granted in pieces, two could
 * wait for each other.
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
          // The fetch has ended already, so its wait ends, too.
          turn.begin()
          held = 0
        }
        giveBack(held)
      },
    }
  }
  return { open }
}
