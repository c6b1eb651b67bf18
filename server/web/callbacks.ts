import type { FastifyInstance } from 'fastify'
import { FETCH } from '#core/limits.ts'
import type { CallbackRoute } from '../area.ts'
import type { World } from '../tools.ts'
import { documentHeaders } from './plain/security-headers.ts'

/** Answers other servers; what they send is handed on byte by byte, so that a signature can be checked. */
export async function serveCallbacks(
  app: FastifyInstance,
  routes: CallbackRoute[],
  tools: World,
): Promise<void> {
  await app.register(async (calls) => {
    calls.removeAllContentTypeParsers()
    const asItComes = { parseAs: 'buffer', bodyLimit: FETCH.bytes } as const
    calls.addContentTypeParser('*', asItComes, (_, body, done) => done(null, body))

    for (const { path, answer } of routes) {
      calls.route<{ Params: Record<string, string>; Querystring: URLSearchParams }>({
        method: ['GET', 'POST'],
        url: path,
        // They bring feeds, and none that is fetched is larger.
        bodyLimit: FETCH.bytes,
        config: { isPublic: true, isCallback: true },
        async handler(request, reply) {
          const document = await answer(tools, {
            method: request.method === 'POST' ? 'POST' : 'GET',
            params: request.params,
            query: request.query,
            headers: request.headers as Record<string, string | undefined>,
            body: request.body instanceof Uint8Array ? request.body : new Uint8Array(),
          })
          return reply
            .code(document.status ?? 200)
            .headers({ ...documentHeaders(), 'cache-control': 'no-store' })
            .type(document.type)
            .send(document.body)
        },
      })
    }
  })
}
