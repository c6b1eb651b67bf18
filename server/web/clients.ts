import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { READER_CLIENTS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import type { ClientRoute } from '../area.ts'
import type { World } from '../tools.ts'
import { hubOf, type IsHttps } from './is-https.ts'
import { preferredEncoding } from './pages/compress-replies.ts'
import { documentHeaders } from './plain/security-headers.ts'

/** Answers programs that speak protocols of their own, by GET and by forms in both encodings. */
export async function serveClients(
  app: FastifyInstance,
  routes: ClientRoute[],
  world: World,
  isHttps: IsHttps,
): Promise<void> {
  if (routes.length === 0) return
  await app.register(async (clients) => {
    clients.removeAllContentTypeParsers()
    const asItComes = { parseAs: 'buffer', bodyLimit: READER_CLIENTS.bodyBytes } as const
    // Some send a form without saying so, and some say a type although nothing follows.
    clients.addContentTypeParser('*', asItComes, (_, body, done) => done(null, body))

    for (const { path, answer } of routes) {
      clients.route<{ Params: { '*'?: string }; Querystring: URLSearchParams }>({
        method: ['GET', 'POST'],
        url: path,
        bodyLimit: READER_CLIENTS.bodyBytes,
        config: { isPublic: true },
        async handler(request, reply) {
          const headers = request.headers as Record<string, string | undefined>
          const { type, status, body, stream, ...said } = await answer(world, {
            method: request.method === 'POST' ? 'POST' : 'GET',
            rest: request.params['*'] ?? '',
            query: request.query,
            form: await readForm(request.body, headers['content-type']),
            headers,
            origin: hubOf(request, isHttps),
          })
          reply
            .code(status ?? 200)
            .headers({ ...documentHeaders(), 'cache-control': 'no-store', ...said.headers })
            .type(type)
          if (stream) return reply.send(stream)
          if (typeof body === 'string') return reply.send(body)
          const pieces = Readable.from(await begun(body))
          const isPacked = preferredEncoding(headers['accept-encoding']?.replace(/\bbr\b/, ''))
          if (isPacked !== 'gzip') return reply.send(pieces)
          reply.headers({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
          const packed = createGzip({ level: GZIP_LEVEL })
          pieces.on('error', (error) => packed.destroy(error))
          return reply.send(pieces.pipe(packed))
        },
      })
    }
  })
}

/** Fast: made for one program, and packed while it waits. */
const GZIP_LEVEL = 1

async function readForm(body: unknown, type = ''): Promise<URLSearchParams> {
  if (!(body instanceof Uint8Array)) return new URLSearchParams()
  if (!/^multipart\/form-data\b/i.test(type))
    return new URLSearchParams(Buffer.from(body).toString())
  const form = await new Response(Buffer.from(body), { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new Problem('invalid', 'That form cannot be read.', { cause })
    })
  const fields = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  return new URLSearchParams(fields)
}

/** The same pieces, once the first is there: what fails until then is answered as a failure. */
async function begun(pieces: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const iterator = pieces[Symbol.asyncIterator]()
  const first = await iterator.next()
  return (async function* () {
    if (first.done) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => iterator }
  })()
}
