interface Writer {
  interrupt: AbortController
  ended: Promise<void>
}

/**
 * The requests of this process that write uploads, at most one for each upload. After a lost
 * connection an old request may seem to continue for a minute, and a new one must not wait for it.
 */
export function openWriters() {
  const writers = new Map<string, Writer>()

  return {
    /**
     * Makes a request the only writer of an upload. A former one is interrupted, and the new one
     * begins after the former has closed the file.
     */
    async alone<T>(id: string, write: (interrupted: AbortSignal) => Promise<T>): Promise<T> {
      // No `await` may come between this check and `writers.set`.
      for (let before = writers.get(id); before; before = writers.get(id)) {
        before.interrupt.abort()
        await before.ended
      }
      let end = () => {}
      const ended = new Promise<void>((resolve) => (end = resolve))
      const writer: Writer = { interrupt: new AbortController(), ended }
      writers.set(id, writer)
      try {
        return await write(writer.interrupt.signal)
      } finally {
        writers.delete(id)
        end()
      }
    },
  }
}

/**
 * Yields the pieces of a body until it ends, its connection breaks, or it is interrupted. A broken
 * connection is not an error, because the received pieces are valid.
 */
export async function* untilBroken(
  body: AsyncIterable<Uint8Array>,
  interrupted: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const stopped = new Promise<null>((resolve) =>
    interrupted.addEventListener('abort', () => resolve(null), { once: true }),
  )
  const pieces = body[Symbol.asyncIterator]()
  while (!interrupted.aborted) {
    const next = pieces.next().catch((error: unknown) => {
      if (isBroken(error)) return null
      throw error
    })
    const piece = await Promise.race([next, stopped])
    if (piece === null || piece.done) return
    yield piece.value
  }
}

/** Says if an error means that a request ended before its body did. */
function isBroken(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE'
}
