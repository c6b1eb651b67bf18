import type { IncomingMessage } from 'node:http'
import { SITES } from './limits.ts'
import type { Release } from './room/usage-counter.ts'

export interface HeldBody {
  body: Uint8Array
  /** Called when its bytes no longer count. */
  letGo(): void
}

/**
 * The body of a request, whose bytes are taken as they come; 413 where it is too large, 503 where there is no room
 * for it beside the others in hand.
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
    // A refused client gets an answer: leaving the loop would end the connection otherwise.
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
