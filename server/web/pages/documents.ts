import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { DocumentRoute } from '../../area.ts'
import type { Tools } from '../../tools.ts'
import { hubOf, type IsHttps } from '../is-https.ts'
import type { WhoAsks } from '../keepers.ts'
import { documentHeaders } from '../plain/security-headers.ts'

/** Serves what areas publish beside their contract; what the asker has already is not sent again. */
export function serveDocuments(
  app: FastifyInstance,
  routes: DocumentRoute[],
  /** What works for a reader. */
  toolsOf: (readerId: string) => Tools,
  whoAsks: WhoAsks,
  isHttps: IsHttps,
): void {
  for (const route of routes) {
    const { isPublic = false, takesSecret = false } = route
    const options = { config: { isPublic, takesSecret, isDocument: true } }
    app.get<{ Params: Record<string, string>; Querystring: URLSearchParams }>(
      route.path,
      options,
      async (request, reply) => {
        const headers = request.headers as Record<string, string | undefined>
        const readerId = whoAsks(request)
        const asked = {
          params: request.params,
          query: request.query,
          headers,
          origin: hubOf(request, isHttps),
          readerId,
        }
        const document = await route.answer(toolsOf(readerId), asked)
        if (!document) return reply.callNotFound()

        reply
          .code(document.status ?? 200)
          .headers({
            ...documentHeaders(),
            'cache-control': 'private, no-cache',
            ...(document.stream ? {} : { etag: etagOf(document.body) }),
          })
          .headers(document.headers ?? {})
          .type(document.type)
        if (document.stream) return reply.send(document.stream)
        const isKnown = hasEtag(headers['if-none-match'], String(reply.getHeader('etag')))
        if (reply.statusCode === 304 || (reply.statusCode === 200 && isKnown)) {
          return reply.code(304).removeHeader('content-type').send()
        }
        return reply.send(document.body)
      },
    )
  }
}

/** Weak, because the same document travels packed in different ways. */
export function etagOf(body: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  const known = ifNoneMatch?.split(',').map(bare) ?? []
  return known.includes('*') || known.includes(bare(etag))
}
