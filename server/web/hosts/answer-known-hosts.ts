import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { nameOfHost, plainName } from '../../settings/host-name.ts'
import type { KnownHosts } from './known-hosts.ts'
import { refuse } from '../requests/problem-reply.ts'

const MISDIRECTED = 421
/** "http://localhost/page" where others say "/page", as HTTP lets every client do. */
const FULL_TARGET = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)/i

/**
 * A page elsewhere can point a name of its own at this machine and read what the hub answers
 * (DNS rebinding). So the hub answers only to names that it knows as its own, and without a password
 * only to those that mean this machine. Routes that other servers call answer to every known name.
 */
export function answerKnownHosts(
  app: FastifyInstance,
  hosts: KnownHosts,
  { asksWho }: { asksWho: boolean },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const name = calledName(request)
    if (name === null) {
      return refuse(request, reply, 400, 'A request names one host, in its Host header.')
    }
    if (hosts.isLocal(name)) return
    const isKnown = hosts.isKnown(name, request.socket.localAddress)
    if (isKnown && (asksWho || request.routeOptions.config.answersEveryName)) return
    const words = isKnown
      ? `Without a password, this server answers only on its own machine, as localhost. Set SYNTHWIRE_PASSWORD to reach it as ${name}.`
      : `This server does not answer to the name ${name}. To change that, add ${name} to SYNTHWIRE_HOSTS and restart it.`
    return refuse(request, reply, MISDIRECTED, words)
  })
}

/** What the target leaves out when it is given in full, so that routes and pages see one form. */
export function pathOfTarget({ url = '/' }: IncomingMessage): string {
  const [origin] = FULL_TARGET.exec(url) ?? []
  if (origin === undefined) return url
  const path = url.slice(origin.length)
  return path.startsWith('/') ? path : `/${path}`
}

/** The one name that a request calls us by, however it says it; null where it is none or several. */
function calledName({ raw, originalUrl }: FastifyRequest): string | null {
  const names = raw.rawHeaders.filter((_, at, all) => at % 2 === 1 && isHost(all[at - 1]))
  // Before HTTP/1.1 nobody had to say it, and probes of that age do not.
  if (names.length === 0 && raw.httpVersion === '1.0') {
    const [, , authority] = FULL_TARGET.exec(originalUrl) ?? []
    return authority === undefined
      ? plainName(raw.socket.localAddress ?? '')
      : nameOfHost(authority)
  }
  const [host = ''] = names
  if (names.length !== 1 || !isSameTarget(originalUrl, host)) return null
  return nameOfHost(host)
}

function isHost(header: string | undefined): boolean {
  return header?.toLowerCase() === 'host'
}

function isSameTarget(target: string, host: string): boolean {
  const [, scheme = '', authority = ''] = FULL_TARGET.exec(target) ?? []
  if (scheme === '') return true
  if (!/^https?$/i.test(scheme) || nameOfHost(authority) === null) return false
  const addresses = [authority, host].map((each) => `${scheme}://${each}`)
  if (!addresses.every((address) => URL.canParse(address))) return false
  const [called, named] = addresses.map((address) => new URL(address).host)
  return called === named
}
