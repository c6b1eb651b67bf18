import type { FastifyInstance } from 'fastify'
import { askingBase } from '../../access/asking.ts'
import { apiPage } from './api-page.ts'
import type { Kept } from '../../asking/kept.ts'
import { etagOf, hasEtag } from '../requests/etags.ts'
import { describeOperations, openApi } from './openapi.ts'
import { sendPlainPage } from '../plain/plain-page.ts'

/**
 * Publishes a description of all operations: for programs at /api/openapi.json, for people at
 * /api/docs.
 */
export function serveApiDocuments(
  app: FastifyInstance,
  keeps: readonly Kept[],
  version: string,
): void {
  // Both documents are large and rarely requested, so each is made on first use.
  const operations = once(() => describeOperations(keeps))
  const document = once(() => {
    const text = JSON.stringify(openApi(operations(), version, askingBase()), null, 2)
    return { bytes: Buffer.from(text), etag: etagOf(text) }
  })

  app.get('/api/openapi.json', (request, reply) => {
    const { bytes, etag } = document()
    reply.headers({ etag, 'cache-control': 'no-cache' })
    if (hasEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/json').send(bytes)
  })

  app.get('/api/docs', (request, reply) =>
    sendPlainPage(
      reply,
      200,
      apiPage(operations(), `${request.protocol}://${request.host}${askingBase()}`),
    ),
  )
}

function once<T extends object>(make: () => T): () => T {
  let made: T | null = null
  return () => (made ??= make())
}
