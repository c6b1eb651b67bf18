import { createServer, type Server } from 'node:http'
import { SITES } from './limits.ts'
import { answerPlainly } from './plain-answers.ts'
import { askersBehind } from './clients.ts'
import { usageCounter, countPerSecond, countPerSecondOfEach } from './room/usage-counter.ts'
import { requestAnswerer } from './answer-request.ts'
import type { ListenerSettings } from './listener-settings.ts'
import type { SitesBehind } from './messages.ts'

const KEEP_ALIVE_MS = 5000
const LOOK_AT_CONNECTIONS_EVERY_MS = 5000

/** Makes the HTTP server for strangers, with all its limits; the caller lets it listen. */
export function createListener(settings: ListenerSettings, behind: SitesBehind): Server {
  const answer = requestAnswerer(settings, behind)
  const server = createServer({
    maxHeaderSize: SITES.headerBytes,
    headersTimeout: SITES.headersMs,
    requestTimeout: SITES.requestMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: LOOK_AT_CONNECTIONS_EVERY_MS,
    // False, so that requests without a Host header are answered like all others.
    requireHostHeader: false,
  })
  server.maxConnections = SITES.connections
  server.maxHeadersCount = SITES.headers
  server.timeout = SITES.idleMs

  const connections = usageCounter(SITES.connections, SITES.connectionsOfClient)
  const mayConnect = countPerSecond(SITES.connectionsPerSecond)
  const clientMayConnect = countPerSecondOfEach(SITES.connectionsPerSecondOfClient)
  const askers = askersBehind(settings.trustedProxies)
  server.on('connection', (socket) => {
    const client = askers.connected(socket)
    if (client === null) return
    // A connection is counted before it is read, because a single read may bring a thousand
    // requests.
    const isAllowed = clientMayConnect(client) && mayConnect()
    const letGo = isAllowed ? connections.take(client) : null
    if (letGo === null) return void socket.destroy()
    socket.once('close', letGo)
  })

  // Connections with a request in progress. Pipelined requests are refused, because they take up
  // memory and time; browsers and proxies send none.
  const busy = new WeakSet()
  server.on('request', (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    if (busy.has(socket)) return void socket.destroy()
    busy.add(socket)
    response.once('close', () => busy.delete(socket))
    answer(request, response).catch(() => answerPlainly(response, 502))
  })
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    else socket.destroy()
  })
  return server
}
