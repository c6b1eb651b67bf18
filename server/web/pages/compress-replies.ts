import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The least size of a compressed reply; a smaller one hardly shrinks. */
const SMALLEST_BYTES = 1024
/**
 * The quality of Brotli. It is a fast one, because a reply is made for one reader and compressed
 * while that reader waits.
 */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 5

const texts = /^(text\/(?!event-stream)|image\/svg|application\/([\w.-]+\+)?(json|xml))/

export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !(payload instanceof Uint8Array)) return payload
    if (Buffer.byteLength(payload) < SMALLEST_BYTES || reply.hasHeader('content-encoding')) {
      return payload
    }
    if (!isText(String(reply.getHeader('content-type')))) return payload

    if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding')
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    if (!encoding) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return pack(payload, encoding)
  })
}

/** Says if replies of this media type shrink when compressed. */
export function isText(type: string): boolean {
  return texts.test(type)
}

export type Encoding = 'br' | 'gzip'

export function pack(text: string | Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  return encoding === 'br'
    ? compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : compressGzip(text, { level: GZIP_LEVEL })
}

/** The best of our encodings that the client accepts; null if it accepts none. */
export function preferredEncoding(accepted: string | string[] | undefined): Encoding | null {
  const taken = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((choice) => choice.split(';').map((part) => part.trim()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name)
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : null
}
