import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { REQUEST } from '#core/limits.ts'
import { byteWords } from '../../disk/byte-words.ts'

/** The error of a request whose body is larger than its route accepts. */
export class TooLarge extends Error {}

/**
 * Refuses requests with a too large stated length before their type is checked, because the size is
 * the more helpful complaint.
 */
export function refuseTooLarge(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    if (Number(headers['content-length'] ?? 0) > routeOptions.bodyLimit) throw new TooLarge()
  })
}

export function isTooLarge(error: { code?: string }): boolean {
  return error instanceof TooLarge || error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
}

export function tooLargeWords(bodyLimit: number): string {
  return `That is more than the ${byteWords(bodyLimit)} that may be sent here at a time. Send less, or in parts.`
}

/**
 * Reads the rest of a request, within a limit. A browser reads no answer before it has sent
 * everything, and reports only a broken connection if we close it before.
 */
export async function drainBody(body: IncomingMessage): Promise<void> {
  if (body.readableEnded || body.destroyed) return
  let bytes = 0
  await new Promise<void>((resolve) => {
    body.on('data', (piece: Buffer) => {
      bytes += piece.length
      if (bytes > REQUEST.passedOverBytes) resolve()
    })
    for (const end of ['end', 'close', 'error']) body.once(end, () => resolve())
    body.resume()
  })
}
