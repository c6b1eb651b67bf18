import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ask } from '#core/contract.ts'
import { askingGone } from '../../access/asking.ts'
import type { World } from '../../tools.ts'
import { networkOf } from '../hosts/client-address.ts'
import { hubOf, type IsHttps } from '../is-https.ts'
import type { Asking } from '../../asking/asking.ts'
import { grantOf } from '../api-routes.ts'
import type { WhoAsks } from '../whose.ts'
import { countRequests } from '../request-rate.ts'
import { sendProblem } from '../requests/problem-reply.ts'
import { bodyOf, takeBodies } from './route-bodies.ts'
import type { Asked, Method, OpenRoute, ReaderRoute, Route, RouteBody } from './route.ts'
import { sendReply } from './send-reply.ts'

export interface RouteServer {
  world: World
  whoAsks: WhoAsks
  asking: Asking
  isHttps: IsHttps
}

/** The form of bodies for routes that accept none: a body is refused at its first byte. */
const NO_BODY: RouteBody = { as: 'bytes', mostBytes: 1 }

/** Serves the routes of areas. */
export async function serveRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  server: RouteServer,
): Promise<void> {
  for (const as of ['json', 'bytes', 'stream'] as const) {
    const these = routes.filter(({ body = NO_BODY }) => body.as === as)
    if (these.length === 0) continue
    await app.register(async (context) => {
      takeBodies(context, as)
      for (const route of these) serveRoute(context, route, server)
    })
  }
}

type Request = FastifyRequest<{ Params: Record<string, string>; Querystring: URLSearchParams }>

function serveRoute(context: FastifyInstance, route: Route, server: RouteServer): void {
  const { methods = ['GET'], body: { mostBytes } = NO_BODY, host } = route
  const isOnlyRead = methods.every((method) => method === 'GET')
  const answer = route.who === 'reader' ? forReader(route, server) : forAll(route, server)

  context.route<{ Params: Record<string, string>; Querystring: URLSearchParams }>({
    method: [...methods],
    url: route.path,
    bodyLimit: mostBytes,
    ...(host !== undefined && { constraints: { host } }),
    config: configOf(route),
    ...(route.who !== 'reader' && route.perMinute && { onRequest: boundRate(route.perMinute) }),
    async handler(request, reply) {
      const answered = await answer(request)
      if (answered === null) return reply.callNotFound()
      return sendReply(request, reply, answered, { isOnlyRead })
    },
  })
  if (route.who !== 'reader' && route.takesFromNowhere) serveQuestion(context, route, methods)
}

/**
 * Answers the preflight requests that pages without an origin send before every request except a
 * form.
 */
function serveQuestion(
  context: FastifyInstance,
  route: OpenRoute,
  methods: readonly Method[],
): void {
  context.options(route.path, { config: configOf(route) }, (_, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-origin': 'null',
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': 'content-type',
      })
      .send(),
  )
}

function configOf(route: Route): FastifyContextConfig {
  if (route.who !== 'reader') {
    const { answersEveryName = false, takesFromNowhere = false } = route
    return { isPublic: true, answersEveryName, takesFromNowhere }
  }
  const { takesSecret = false, takesAnyScope = false } = route
  return { takesTokens: true, takesSecret, takesAnyScope }
}

function forReader(route: ReaderRoute, { asking, whoAsks, isHttps }: RouteServer) {
  return (request: Request) => {
    const readerId = whoAsks(request)
    const gone = askingGone()
    const grant = grantOf(request)
    const ask: Ask = async (operation, input) => {
      gone?.throwIfAborted()
      return (await asking.put(readerId, operation, input, { grant })).output as never
    }
    const asked = { ...askedBy(request, route, isHttps), readerId, ask }
    return route.answer(asking.deskOf(readerId), asked)
  }
}

function forAll(route: OpenRoute, { world, isHttps }: RouteServer) {
  return (request: Request) => {
    const asked = askedBy(request, route, isHttps)
    if (!route.takesFromNowhere) return route.answer(world, asked)
    const { cookie: _, authorization: __, ...headers } = asked.headers
    return route.answer(world, { ...asked, headers })
  }
}

/** Refuses clients with too many requests before their body is read. */
function boundRate(most: number) {
  const rate = countRequests(most)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { left, resetSeconds } = rate.count(networkOf(request))
    if (left >= 0) return
    const words = `Too many requests from your network. Try again in ${resetSeconds} seconds.`
    const kind = 'unavailable'
    return sendProblem(reply.header('retry-after', resetSeconds), 429, words, { kind })
  }
}

const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')

function askedBy(request: Request, { body }: Route, isHttps: IsHttps): Asked {
  return {
    method: request.method === 'HEAD' ? 'GET' : (request.method as Method),
    params: request.params,
    query: request.query,
    search: searchOf(request.url),
    headers: request.headers as Record<string, string | undefined>,
    origin: hubOf(request, isHttps),
    body: bodyOf(request.body, body),
  }
}
