import type { FastifyInstance } from 'fastify'
import { refuse } from './problem-reply.ts'

/** A page elsewhere may send a form to this server, but nothing that it sends changes anything. */
export function demandSameOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    const { origin, host, 'sec-fetch-site': site } = request.headers
    if (site ? site === 'same-origin' || site === 'none' : isSameHost(origin, host)) return
    return refuse(request, reply, 403, 'Only pages of this hub may change anything in it.')
  })
}

/** Programs that are no browsers send no origin, and carry no cookies that a page could abuse. */
function isSameHost(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
}
