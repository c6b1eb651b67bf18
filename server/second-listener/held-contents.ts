/**
 * Bytes in a buffer of their own, because the whole buffer of an answer is copied to the thread
 * that sends it.
 */
export type Body = Uint8Array<ArrayBuffer>

export interface HeldContents {
  get(key: string): Body | undefined
  /** Holds a content that never changes, unless it is too large. */
  set(key: string, body: Body): void
}

/** Keeps contents in memory; the least recently used ones are dropped first. */
export function holdContents({
  bytes: most,
  fileBytes,
}: {
  bytes: number
  fileBytes: number
}): HeldContents {
  const bodies = new Map<string, Body>()
  let bytes = 0
  const drop = (key: string) => {
    bytes -= bodies.get(key)?.byteLength ?? 0
    bodies.delete(key)
  }
  return {
    get(key) {
      const body = bodies.get(key)
      if (body === undefined) return undefined
      bodies.delete(key)
      bodies.set(key, body)
      return body
    },
    set(key, body) {
      if (body.byteLength > fileBytes) return
      drop(key)
      bodies.set(key, body)
      bytes += body.byteLength
      for (const oldest of bodies.keys()) {
        if (bytes <= most) break
        drop(oldest)
      }
    },
  }
}
