/** A reader that splits incoming bytes into lines and runs. */
export interface ByteReader {
  /**
   * Returns the bytes up to and including the next line feed, or the remaining bytes at the end;
   * null after the end. Fails for a line longer than `mostBytes`.
   */
  line(mostBytes: number): Promise<Buffer | null>
  /**
   * Yields the next `length` bytes, or fewer if the source ends before; returns the number of
   * missing bytes.
   */
  run(length: number): AsyncGenerator<Buffer, number>
  rest(): AsyncGenerator<Buffer, void>
}

const LINE_FEED = 0x0a

/** Makes a reader; a source that breaks off counts as ended. */
export function byteReader(source: AsyncIterable<Buffer>): ByteReader {
  const chunks = source[Symbol.asyncIterator]()
  let pending: Buffer | null = null

  async function next(): Promise<Buffer | null> {
    const held = pending
    pending = null
    if (held !== null && held.length > 0) return held
    const { value, done } = await chunks.next().catch(() => ({ value: null, done: true as const }))
    return done ? null : value
  }

  return {
    async line(mostBytes) {
      const parts: Buffer[] = []
      let length = 0
      for (;;) {
        const chunk = await next()
        if (chunk === null) return length === 0 ? null : Buffer.concat(parts)
        const end = chunk.indexOf(LINE_FEED)
        const part = end === -1 ? chunk : chunk.subarray(0, end + 1)
        length += part.length
        if (length > mostBytes) throw new Error('A line of the answer is too long')
        parts.push(part)
        if (end === -1) continue
        pending = chunk.subarray(end + 1)
        return Buffer.concat(parts)
      }
    },
    async *run(length) {
      let missing = length
      while (missing > 0) {
        const chunk = await next()
        if (chunk === null) return missing
        if (chunk.length > missing) pending = chunk.subarray(missing)
        const part = chunk.subarray(0, missing)
        missing -= part.length
        yield part
      }
      return 0
    },
    async *rest() {
      for (let chunk = await next(); chunk !== null; chunk = await next()) yield chunk
    },
  }
}
