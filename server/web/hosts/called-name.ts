import type { IncomingMessage } from 'node:http'
import { nameOfHost, plainName } from '../../settings/host-name.ts'

/**
 * Matches an absolute target such as "http://localhost/page" instead of "/page", which HTTP allows
 * every client.
 */
const FULL_TARGET = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)/i

/**
 * The path and query of a target, also of an absolute one, so that routes and pages see only one
 * form.
 */
export function pathOfTarget({ url = '/' }: IncomingMessage): string {
  const [origin] = FULL_TARGET.exec(url) ?? []
  if (origin === undefined) return url
  const path = url.slice(origin.length)
  return path.startsWith('/') ? path : `/${path}`
}

/**
 * The host name of a request, from its Host header. Without one, a request in HTTP/1.0 has the host
 * of its target, or the address of this machine. Null for anything else, such as several names or a
 * target with another host.
 */
export function calledName(raw: IncomingMessage, target = raw.url ?? '/'): string | null {
  const names = raw.rawHeaders.filter((_, at, all) => at % 2 === 1 && isHost(all[at - 1]))
  // Before HTTP/1.1 the Host header was optional, and old probes leave it out.
  if (names.length === 0 && raw.httpVersion === '1.0') {
    const [, , authority] = FULL_TARGET.exec(target) ?? []
    return authority === undefined
      ? plainName(raw.socket.localAddress ?? '')
      : nameOfHost(authority)
  }
  const [host = ''] = names
  if (names.length !== 1 || !isSameTarget(target, host)) return null
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
