import type { FastifyInstance } from 'fastify'
import type { Ask } from '#core/contract.ts'
import type { ProtocolRoute } from '../area.ts'
import type { Tools } from '../tools.ts'
import { hubOf, type IsHttps } from './is-https.ts'
import type { WhoAsks } from './keepers.ts'
import { sendProblem } from './requests/problem-reply.ts'

interface Served {
  askFor(readerId: string): Ask
  whoAsks: WhoAsks
  tools: Tools
  isHttps: IsHttps
}

/** Serves what speaks a protocol of its own; a sender who hangs up ends the work on their message. */
export function serveProtocols(
  app: FastifyInstance,
  routes: readonly ProtocolRoute[],
  { askFor, whoAsks, tools, isHttps }: Served,
): void {
  for (const { path, bodyBytes, answer } of routes) {
    const config = { isProtocol: true }
    app.post(path, { bodyLimit: bodyBytes, config }, async (request, reply) => {
      const gone = new AbortController()
      const { signal } = gone
      reply.raw.once('close', () => gone.abort())
      const hub = hubOf(request, isHttps)
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
      const asked = { method: 'POST', headers: headers as [string, string][], signal }
      const ask = askFor(whoAsks(request))
      const answered = await answer(tools, {
        async ask(operation, input) {
          signal.throwIfAborted()
          return ask(operation, input)
        },
        scope: request.tokenScope,
        request: new Request(hub + path, asked),
        body: request.body,
      })
      reply.code(answered.status).header('cache-control', 'no-store')
      for (const [name, value] of answered.headers) reply.header(name, value)
      const isStream = answered.headers.get('content-type')?.startsWith('text/event-stream')
      return reply.send(isStream ? answered.body : await answered.text())
    })

    // Clients ask by these whether they can be told things unasked: they cannot.
    app.route({
      method: ['GET', 'DELETE'],
      url: path,
      config,
      exposeHeadRoute: false,
      handler: (_, reply) =>
        sendProblem(reply.header('allow', 'POST'), 405, 'This address accepts only POST.'),
    })
  }
}
