/** Bytes without others around them: each answer is copied to the thread that sends it, and all of a buffer would be. */
export type Body = Uint8Array<ArrayBuffer>

export interface HeldContents {
  get(key: string): Body | undefined
  /** Holds a content that never changes, if it is no larger than one may be. */
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
