import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_TOKENS } from '#core/limits.ts'
import type { TokenScope } from '#platform/access/contract.ts'
import { documentOf, findByAddress, findToken, TOKEN_PREFIX } from '../../access/api-tokens.ts'
import { grantOfToken, isGranted } from '../../asking/grant.ts'
import type { World } from '../../tools.ts'
import { countRequests } from '../request-rate.ts'
import { sendProblem } from '../requests/problem-reply.ts'

/** Admits programs with a token, within its scope and rate. */
export function admitTokens(app: FastifyInstance, { db, now }: Pick<World, 'db' | 'now'>): void {
  const rate = countRequests(API_TOKENS.requestsPerMinute)

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isPublic) return
    const inAddress = secretInAddress(request)
    const secret = inAddress ?? bearerOf(request)
    if (secret === null) return
    const token =
      inAddress === null
        ? await findToken(db, secret, now())
        : await findByAddress(db, secret, documentAskedFor(request), now())
    if (!token) {
      const detail =
        inAddress === null
          ? 'This token is not known here: it expired or was removed.'
          : 'This address does not work any more, or its token is of another feed. Make a new address in Settings, under Access.'
      return sendProblem(reply, 401, detail, { kind: 'not-allowed' })
    }
    const { left, resetSeconds } = rate.count(token.id)
    sayRate(reply, Math.max(0, left), resetSeconds)
    if (left < 0) {
      reply.header('retry-after', resetSeconds)
      return sendProblem(
        reply,
        429,
        `A token may ask ${API_TOKENS.requestsPerMinute} times a minute. Wait ${resetSeconds} seconds.`,
        { kind: 'unavailable' },
      )
    }
    if (!mayAsk(token.scope, request)) {
      const detail = `This token has the scope "${token.scope}", which does not reach this.`
      return sendProblem(reply, 403, detail, { kind: 'not-allowed' })
    }
    request.readerId = token.readerId
    request.tokenId = token.id
    request.tokenScope = token.scope
  })
}

/**
 * The token in the Authorization header; null if it is not a token of ours, but for example the
 * server's password.
 */
function bearerOf({ headers }: FastifyRequest): string | null {
  return ours(headers.authorization?.match(/^Bearer +(\S+)$/i)?.[1])
}

/**
 * The token in an address, which opens only feeds, because addresses are copied, logged and shared;
 * null for all other routes.
 */
function secretInAddress({ query, routeOptions }: FastifyRequest): string | null {
  return routeOptions.config.takesSecret ? ours((query as URLSearchParams).get('token')) : null
}

function ours(secret: string | null | undefined): string | null {
  return secret?.startsWith(TOKEN_PREFIX) ? secret : null
}

function documentAskedFor({ url, query }: FastifyRequest): string {
  return documentOf(new URL(url, 'http://hub.invalid').pathname, query as URLSearchParams)
}

/**
 * Says if a token may send the request. This is decided by the route and not by the address, which
 * can be spelled in many ways.
 */
function mayAsk(scope: TokenScope, { method, routeOptions }: FastifyRequest): boolean {
  const { url = '', config } = routeOptions
  if (config.operation) return isGranted(grantOfToken(scope), config.operation)
  // Pages are refused, because a page also shows data that only its reader may see, such as who has
  // access.
  if (!config.takesTokens && !url.startsWith('/api/') && url !== '/metrics') return false
  if (config.takesAnyScope || scope !== 'read') return true
  return method === 'GET' || method === 'HEAD'
}

/**
 * Sets headers that tell the program its limits, in the widely supported form of
 * draft-ietf-httpapi-ratelimit-headers.
 */
function sayRate(reply: FastifyReply, left: number, resetSeconds: number): void {
  reply.headers({
    'ratelimit-limit': API_TOKENS.requestsPerMinute,
    'ratelimit-remaining': left,
    'ratelimit-reset': resetSeconds,
  })
}
