import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hostUnder, type IsHttps } from '../is-https.ts'
import { refuse } from '../requests/problem-reply.ts'

/** Refuses writes from pages of other origins, which could send a form to this server. */
export function demandSameOrigin(app: FastifyInstance, isHttps: IsHttps): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    if (request.routeOptions.config.takesFromNowhere) return
    const { 'sec-fetch-site': site } = request.headers
    if (site ? site === 'same-origin' || site === 'none' : isOwnOrigin(request, isHttps)) return
    return refuse(request, reply, 403, 'Only pages of this server may change anything on it.')
  })
}

/**
 * Says if the request comes from a page of this server. Programs other than browsers send no
 * origin, and no cookies that a page could abuse.
 */
function isOwnOrigin(request: FastifyRequest, isHttps: IsHttps): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host: from } = new URL(origin)
  // A server without https still accepts an https origin, because there may be a proxy that the
  // settings do not name.
  if (protocol !== 'https:' && isHttps(request)) return false
  return from !== '' && from === hostUnder(protocol, host)
}
