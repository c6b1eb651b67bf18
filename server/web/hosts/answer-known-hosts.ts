import type { FastifyInstance } from 'fastify'
import { refuse } from '../requests/problem-reply.ts'
import { calledName } from './called-name.ts'
import type { KnownHosts } from './known-hosts.ts'

const MISDIRECTED = 421
const ofApps =
  'Apps and sites are served at another port. Let the proxy pass on names below APPS_DOMAIN to APPS_PORT.'

/**
 * Refuses requests for unknown host names: a page elsewhere could point a host name of its own at
 * this machine and read the server's answers (DNS rebinding). The server answers only to its own
 * names, and without a password only to names of this machine. Routes for other servers answer to
 * every known name.
 */
export function answerKnownHosts(
  app: FastifyInstance,
  hosts: KnownHosts,
  { asksWho, appsDomain }: { asksWho: boolean; appsDomain: string | null },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const name = calledName(request.raw, request.originalUrl)
    if (name === null) {
      return refuse(request, reply, 400, 'A request names one host, in its Host header.')
    }
    if (hosts.isLocal(name)) return
    const isKnown = hosts.isKnown(name, request.socket.localAddress)
    if (isKnown && (asksWho || request.routeOptions.config.answersEveryName)) return
    if (appsDomain !== null && name.endsWith(`.${appsDomain}`) && !isKnown)
      return refuse(request, reply, MISDIRECTED, ofApps)
    const words = isKnown
      ? `Without a password, this server answers only on its own machine, as localhost. Set SYNTHWIRE_PASSWORD to reach it as ${name}.`
      : `This server does not answer to the name ${name}. To change that, add ${name} to SYNTHWIRE_HOSTS and restart it.`
    return refuse(request, reply, MISDIRECTED, words)
  })
}
