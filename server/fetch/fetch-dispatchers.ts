import { isIP, type Socket } from 'node:net'
import tls, { createSecureContext, type SecureContext } from 'node:tls'
import { buildConnector, Client, ProxyAgent, type Dispatcher } from 'undici'
import { FETCH } from '#core/limits.ts'
import { guardedLookup } from './address-guard.ts'
import { CHECKED_AFTERWARDS, checkedConnect, type HostTrust } from './checked-connect.ts'
import type { Reach } from './reach.ts'

/**
 * undici's own time limits are off, because the fetch clock limits requests, and idle connections
 * end by our own limit.
 */
const OPTIONS = {
  headersTimeout: 0,
  bodyTimeout: 0,
  keepAliveTimeout: FETCH.idleMs,
  keepAliveMaxTimeout: FETCH.idleMs,
  maxHeaderSize: FETCH.headerBytes,
}
/** The limit of an attempt to connect that nobody waits for any more. */
const CONNECT = { timeout: FETCH.timeMs }

/**
 * Functions that open single connections. Connections trust the usual authorities and those of the
 * owner. With a `HostTrust` they also trust the listed certificates, and a failure names any other
 * certificate.
 */
export interface Dispatchers {
  /** A direct connection to an origin, at an address that is allowed. */
  direct(origin: string, reach: Reach, trust: HostTrust | null): Dispatcher
  /** A direct connection as a plain socket, without HTTP. */
  socket(url: URL, reach: Reach, trust: HostTrust | null): Promise<Socket>
  /** A connection through the tunnel of a proxy to the host `hostname`. */
  byProxy(uri: string, hostname: string, trust: HostTrust | null): Dispatcher
}

/** Makes these functions; `certificates` are PEM texts of authorities or of single hosts. */
export function openDispatchers(certificates: readonly string[]): Dispatchers {
  const secure = { ...CONNECT, ...trusting(certificates) }
  // Each connector remembers TLS sessions, so that the next connection to the same host costs less.
  const connectors = new Map<Reach, buildConnector.connector>()
  function connectorFor(reach: Reach, trust: HostTrust | null): buildConnector.connector {
    const lookup = guardedLookup(reach)
    if (trust) {
      const connect = buildConnector({ ...secure, ...CHECKED_AFTERWARDS, lookup })
      return checkedConnect(connect, trust)
    }
    const connect = connectors.get(reach) ?? buildConnector({ ...secure, lookup })
    connectors.set(reach, connect)
    return connect
  }
  return {
    direct(origin, reach, trust) {
      return new Client(origin, { ...OPTIONS, connect: connectorFor(reach, trust) })
    },
    socket({ hostname, host, protocol, port }, reach, trust) {
      const name = hostname.replace(/^\[|\]$/g, '')
      return new Promise((resolve, reject) => {
        connectorFor(reach, trust)({ hostname: name, host, protocol, port }, (error, socket) => {
          if (error) reject(error)
          else resolve(socket)
        })
      })
    },
    byProxy(uri, hostname, trust) {
      const host = hostname.replace(/^\[|\]$/g, '')
      // The tunnel connects to an address, while the certificate is for the name.
      const named = isIP(host) ? {} : { servername: host }
      const proxy = { uri, connections: 1, proxyTunnel: true, proxyTls: secure }
      if (!trust)
        return new ProxyAgent({ ...OPTIONS, ...proxy, requestTls: { ...secure, ...named } })
      const requestTls = { ...secure, ...CHECKED_AFTERWARDS, ...named }
      return new ProxyAgent({ ...OPTIONS, ...proxy, requestTls, factory: checkedClient(trust) })
    },
  }
}

/** Returns a function that makes the client for connections through the tunnel. */
function checkedClient(trust: HostTrust) {
  return (origin: string | URL, options: object): Dispatcher => {
    const { connect } = options as { connect: buildConnector.connector }
    return new Client(origin, { ...options, connect: checkedConnect(connect, trust) })
  }
}

/**
 * The trusted authorities as one context, because Node would read a list of them again for each
 * connection.
 */
function trusting(certificates: readonly string[]): { secureContext?: SecureContext } {
  if (certificates.length === 0) return {}
  const ca = [...usualAuthorities(), ...certificates]
  // With this option, a listed certificate of a host is trusted without its authority.
  return { secureContext: createSecureContext({ ca, allowPartialTrustChain: true }) }
}

/** The default authorities of Node, with those of NODE_EXTRA_CA_CERTS (from 22.15 on). */
function usualAuthorities(): readonly string[] {
  const { getCACertificates }: { getCACertificates?: typeof tls.getCACertificates } = tls
  return getCACertificates?.('default') ?? tls.rootCertificates
}
