import type { IncomingMessage } from 'node:http'
import { SITES } from './limits.ts'
import type { Release } from './room/usage-counter.ts'

export interface HeldBody {
  body: Uint8Array
  /** Releases the bytes, which then no longer count against the limits. */
  letGo(): void
}

/**
 * Reads the body of a request and counts its bytes as they arrive. Returns the status 413 if the
 * body is too large, and 503 if current requests leave no room for it.
 */
export async function readBody(
  request: IncomingMessage,
  take: (bytes: number) => Release | null,
): Promise<HeldBody | 413 | 503> {
  const pieces: Buffer[] = []
  const held: Release[] = []
  let bytes = 0
  const letGo = () => held.splice(0).forEach((giveBack) => giveBack())
  const refuse = <Status>(status: Status) => {
    letGo()
    return status
  }
  if (Number(request.headers['content-length'] ?? 0) > SITES.bodyBytes) return 413
  try {
    // With this option the connection stays open, so that a refused client gets an answer.
    const all = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
    for await (const piece of all) {
      bytes += piece.length
      if (bytes > SITES.bodyBytes) return refuse(413 as const)
      const taken = take(piece.length)
      if (taken === null) return refuse(503 as const)
      held.push(taken)
      pieces.push(piece)
    }
  } catch (error) {
    letGo()
    throw error
  }
  return { body: Buffer.concat(pieces), letGo }
}
