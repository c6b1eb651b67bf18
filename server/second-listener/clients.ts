import type { IncomingMessage } from 'node:http'
import { networkOf, trustIn } from '../web/hosts/client-address.ts'

/**
 * The client of a request, and whether the client uses https, as the connection and trusted proxies
 * tell.
 */
export interface Asker {
  client: string
  isHttps: boolean
}

export interface Askers {
  /** The client of a connection; null for a proxy, which forwards the requests of many clients. */
  connected(socket: IncomingMessage['socket']): string | null
  read(request: IncomingMessage): Asker
}

/**
 * Finds the client of a request. Forwarding headers count only if they come from trusted proxies,
 * as in the main listener. The requested host is never read from them.
 */
export function askersBehind(trustedProxies: string[]): Askers {
  const isTrusted = trustIn(trustedProxies)
  const networkFor = (address: string, socket: IncomingMessage['socket']) =>
    networkOf({ ip: address, socket })

  return {
    connected(socket) {
      const peer = socket.remoteAddress ?? ''
      return isTrusted(peer) ? null : networkFor(peer, socket)
    },
    read({ headers, socket }) {
      const peer = socket.remoteAddress ?? ''
      if (!isTrusted(peer)) return { client: networkFor(peer, socket), isHttps: false }
      const hops = listIn(headers['x-forwarded-for'])
      const client = hops.findLast((address) => !isTrusted(address)) ?? hops[0] ?? peer
      const isHttps = listIn(headers['x-forwarded-proto']).at(-1)?.toLowerCase() === 'https'
      return { client: networkFor(client, socket), isHttps }
    },
  }
}

function listIn(header: string | string[] | undefined): string[] {
  const parts = String(header ?? '').split(',')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
