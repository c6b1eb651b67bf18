import tls, { createSecureContext, type SecureContext } from 'node:tls'
import { buildConnector, Client, ProxyAgent, type Dispatcher } from 'undici'
import { FETCH } from '#core/limits.ts'
import { guardedLookup } from './address-guard.ts'
import type { Reach } from './reach.ts'

/** The time limit of a request is ours alone: undici has none, and idle connections end with ours. */
const OPTIONS = {
  headersTimeout: 0,
  bodyTimeout: 0,
  keepAliveTimeout: FETCH.idleMs,
  keepAliveMaxTimeout: FETCH.idleMs,
  maxHeaderSize: FETCH.headerBytes,
}
/** A connection that nobody waits for any more is given up after this. */
const CONNECT = { timeout: FETCH.timeMs }

/** Opens single connections, which trust the usual authorities and those of the owner. */
export interface Dispatchers {
  /** One connection to an origin, straight, at an address that the reach allows. */
  direct(origin: string, reach: Reach): Dispatcher
  /** One connection by way of a proxy, which is asked for a tunnel. */
  byProxy(uri: string): Dispatcher
}

/** `certificates` are PEM, of authorities or of single hosts. */
export function openDispatchers(certificates: readonly string[]): Dispatchers {
  const secure = { ...CONNECT, ...trusting(certificates) }
  // Each remembers TLS sessions, so that a next connection to the same host costs less.
  const connectors = new Map<Reach, ReturnType<typeof buildConnector>>()
  return {
    direct(origin, reach) {
      const connect =
        connectors.get(reach) ?? buildConnector({ ...secure, lookup: guardedLookup(reach) })
      connectors.set(reach, connect)
      return new Client(origin, { ...OPTIONS, connect })
    },
    byProxy(uri) {
      const proxy = { uri, connections: 1, proxyTunnel: true }
      return new ProxyAgent({ ...OPTIONS, ...proxy, proxyTls: secure, requestTls: secure })
    },
  }
}

/** All authorities are read once: a list of them would be read again for each connection. */
function trusting(certificates: readonly string[]): { secureContext?: SecureContext } {
  if (certificates.length === 0) return {}
  const ca = [...usualAuthorities(), ...certificates]
  // The certificate of one server is enough, though its authority is not there.
  return { secureContext: createSecureContext({ ca, allowPartialTrustChain: true }) }
}

/** Those that Node trusts by itself, with those of NODE_EXTRA_CA_CERTS where it tells them (22.15). */
function usualAuthorities(): readonly string[] {
  const { getCACertificates }: { getCACertificates?: typeof tls.getCACertificates } = tls
  return getCACertificates?.('default') ?? tls.rootCertificates
}
