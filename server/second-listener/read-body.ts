import type { IncomingMessage } from 'node:http'
import { SITES } from './limits.ts'

/** Bytes of the bodies of all requests in hand. */
export interface BytesTogether {
  held: number
}

export interface HeldBody {
  body: Uint8Array
  /** Called when its bytes no longer count. */
  letGo(): void
}

/** The body of a request; null where it is too large, or those of all in hand are. */
export async function readBody(
  request: IncomingMessage,
  together: BytesTogether,
): Promise<HeldBody | null> {
  const pieces: Buffer[] = []
  let bytes = 0
  const letGo = () => {
    together.held -= bytes
    bytes = 0
  }
  if (Number(request.headers['content-length'] ?? 0) > SITES.bodyBytes) return null
  try {
    // A refused client gets an answer: leaving the loop would end the connection otherwise.
    const all = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
    for await (const piece of all) {
      bytes += piece.length
      together.held += piece.length
      if (bytes > SITES.bodyBytes || together.held > SITES.bodiesTogetherBytes) {
        letGo()
        return null
      }
      pieces.push(piece)
    }
  } catch (error) {
    letGo()
    throw error
  }
  return { body: Buffer.concat(pieces), letGo }
}
