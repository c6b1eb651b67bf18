/**
 * Bytes in a buffer of their own, because an answer is copied with its whole buffer to the thread
 * that sends it.
 */
export type Body = Uint8Array<ArrayBuffer>

export interface HeldContents {
  get(key: string): Body | undefined
  /** Holds a content that never changes, unless it is too large. */
  set(key: string, body: Body): void
}

/** Contents in memory; the least recently used are dropped. */
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
