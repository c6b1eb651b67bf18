interface Writer {
  interrupt: AbortController
  ended: Promise<void>
}

/**
 * The requests that write uploads in this process: the newest for each. After a lost connection an old request may seem
 * to go on for a minute, and a new one must not wait for it.
 */
export function openWriters() {
  const writers = new Map<string, Writer>()

  return {
    /** Makes a request the only writer: a former one is interrupted, and has closed the file. */
    async alone<T>(id: string, write: (interrupted: AbortSignal) => Promise<T>): Promise<T> {
      // No `await` may come between the check and the entry.
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
 * The pieces of a body until its connection breaks, which does not invalidate the received ones, or until it is
 * interrupted.
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

/** The ways in which Node says that a request ended before its body. */
function isBroken(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE'
}
