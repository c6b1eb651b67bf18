import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isText, preferredEncoding } from '../pages/compress-replies.ts'
import { documentHeaders } from '../plain/security-headers.ts'
import { etagOf, hasEtag } from '../requests/etags.ts'
import type { Reply } from './route.ts'

/** A fast level of compression, because one client waits for the reply. */
const GZIP_LEVEL = 1

/** Sends a route's answer, or 304 if the client has it already. Long text is compressed. */
export async function sendReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, headers, status = 200 }: Reply,
  { isOnlyRead }: { isOnlyRead: boolean },
): Promise<FastifyReply> {
  const isWhole = typeof body === 'string' || body instanceof Uint8Array
  reply
    .code(status)
    .headers({
      ...documentHeaders(),
      'cache-control': isOnlyRead ? 'private, no-cache' : 'no-store',
      ...(isOnlyRead && isWhole && { etag: etagOf(body) }),
      ...headers,
    })
    .type(type)
  const etag = reply.getHeader('etag')
  const isKnown =
    status === 200 && etag !== undefined && hasEtag(request.headers['if-none-match'], String(etag))
  if (status === 304 || (isKnown && isWhole)) {
    return reply.code(304).removeHeader('content-type').send()
  }
  return reply.send(isWhole ? body : packed(request, reply, Readable.from(await begun(body))))
}

/**
 * Compresses the pieces of a text. A reply with a stated length, such as a part of a file, stays as
 * it is.
 */
function packed({ headers }: FastifyRequest, reply: FastifyReply, pieces: Readable): Readable {
  const isCounted = reply.hasHeader('content-length') || reply.hasHeader('accept-ranges')
  const taken = headers['accept-encoding']?.replace(/\bbr\b/, '')
  const isPacked = !isCounted && isText(String(reply.getHeader('content-type')))
  if (!isPacked || preferredEncoding(taken) !== 'gzip') return pieces
  reply.headers({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  const gzip = createGzip({ level: GZIP_LEVEL })
  pieces.on('error', (error) => gzip.destroy(error))
  gzip.on('close', () => pieces.destroy())
  return pieces.pipe(gzip)
}

/** Waits for the first piece, so that a failure before it can still be answered as a failure. */
async function begun<Piece>(pieces: AsyncIterable<Piece>): Promise<AsyncIterable<Piece>> {
  const iterator = pieces[Symbol.asyncIterator]()
  const first = await iterator.next()
  return (async function* () {
    if (first.done) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => iterator }
  })()
}
