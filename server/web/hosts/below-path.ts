import type { FastifyInstance } from 'fastify'
import { Problem } from '#core/problem.ts'
import { answering } from '../../access/asking.ts'
import { originOf, type IsHttps } from '../is-https.ts'

/**
 * The path before each path of the server, such as "/news" for "https://example.org/news"; empty at
 * the root of a host.
 */
export function baseOf(publicAddress: string | null | undefined): string {
  return publicAddress ? new URL(publicAddress).pathname.replace(/\/$/, '') : ''
}

/** A path without the server's prefix, whether the proxy removes the prefix or keeps it. */
export function withoutBase(path: string, base: string): string {
  const isBelow = base !== '' && path.startsWith(base) && /^[/?]?$/.test(path.charAt(base.length))
  if (!isBelow) return path
  const rest = path.slice(base.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * Makes the server's prefix known to all handlers, and adds it to redirects. A prefix that equals
 * one of our paths, such as "/demo", is refused, because we could not tell if a proxy has removed
 * it.
 */
export function serveBelow(app: FastifyInstance, base: string, isHttps: IsHttps): void {
  app.addHook('onRequest', (request, _, done) =>
    answering({ sessionId: null, origin: originOf(request, isHttps), base }, done),
  )
  if (base === '') return
  const [, first] = base.split('/')
  app.addHook('onRoute', ({ url }) => {
    if (url.split('/')[1] !== first) return
    throw new Problem(
      'invalid',
      `SYNTHWIRE_PUBLIC_ADDRESS has the path "${base}", but Synthwire has pages of its own at /${first}. Choose another path, such as /news.`,
    )
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    const to = reply.getHeader('location')
    if (typeof to === 'string' && /^\/(?!\/)/.test(to)) reply.header('location', base + to)
    done(null, payload)
  })
}
