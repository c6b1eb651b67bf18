import type { FastifyInstance } from 'fastify'
import { isLoopback, nameOfHost } from './host-name.ts'
import { refuse } from './problem-reply.ts'

const MISDIRECTED = 421

/**
 * A page elsewhere can point a name of its own at this machine and read what the hub answers
 * (DNS rebinding). So a hub without a password answers only when it is called by a local name.
 */
export function answerOnlyLocalNames(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isCallback) return
    if (isLoopback(nameOfHost(request.headers.host))) return
    return refuse(
      request,
      reply,
      MISDIRECTED,
      'This hub answers only on its own machine, as localhost. Set SYNTHWIRE_PASSWORD to reach it by another name.',
    )
  })
}

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
