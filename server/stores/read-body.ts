import { tooLarge } from './folder-store.ts'

/** Reads a whole body; fails if it is larger than `mostBytes`. */
export async function readBody(body: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of bounded(body, mostBytes)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Yields the pieces of a body as they arrive; fails if it is too large. */
export async function* bounded(
  body: AsyncIterable<Buffer>,
  mostBytes: number,
): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > mostBytes) throw tooLarge(mostBytes)
    yield piece
  }
}
