import { createServer, type Server } from 'node:http'
import { type AddressInfo, type Socket } from 'node:net'
import { createServer as createTls } from 'node:tls'

/** A cipher that needs no certificate, because the played web has none for its hosts. */
const CIPHER = 'AECDH-AES256-SHA:@SECLEVEL=0'
const NEWEST = 'TLSv1.2'

export interface PlayedWeb {
  /** Environment variables that make a server ask this played web instead of the real one. */
  env: Record<string, string>
  close(): Promise<void>
}

/**
 * Plays the web for a server that uses a proxy. `answer` returns the answer for each https address;
 * null for a host that does not exist.
 */
export async function playWeb(
  answer: (address: string) => string | Uint8Array | null,
): Promise<PlayedWeb> {
  const pages = createServer((request, response) => {
    const body = answer(`https://${request.headers.host}${request.url}`)
    response.writeHead(body === null ? 502 : 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
    })
    response.end(body ?? 'Not now')
  })
  const secured = createTls({ ciphers: CIPHER, maxVersion: NEWEST }, (socket) => {
    pages.emit('connection', socket)
  })
  // A client may leave at any time.
  secured.on('tlsClientError', () => {})
  const proxy = createServer()
  proxy.on('connect', (_, socket: Socket) => {
    socket.on('error', () => {})
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
    secured.emit('connection', socket)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    env: {
      SYNTHWIRE_HTTP_PROXY: `http://127.0.0.1:${port}`,
      NO_PROXY: '127.0.0.1',
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
      NODE_OPTIONS: `--tls-cipher-list=${CIPHER} --tls-max-v1.2`,
    },
    close: () => closed(proxy),
  }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
