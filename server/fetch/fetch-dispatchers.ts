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

// Each remembers TLS sessions, so that a next connection to the same host costs less.
const connectors = new WeakMap<Reach, ReturnType<typeof buildConnector>>()

/** One connection to an origin, straight, at an address that the reach allows. */
export function directConnection(origin: string, reach: Reach): Dispatcher {
  const connect =
    connectors.get(reach) ?? buildConnector({ ...CONNECT, lookup: guardedLookup(reach) })
  connectors.set(reach, connect)
  return new Client(origin, { ...OPTIONS, connect })
}

/** One connection by way of a proxy, which is asked for a tunnel. */
export function proxyConnection(uri: string): Dispatcher {
  return new ProxyAgent({
    ...OPTIONS,
    uri,
    connections: 1,
    proxyTunnel: true,
    proxyTls: CONNECT,
    requestTls: CONNECT,
  })
}
