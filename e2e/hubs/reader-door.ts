import { Agent, createServer, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RunningHub } from './hub.ts'

/**
 * Settings for a server that trusts these doors as proxies. A door names the reader of each request
 * in a header.
 */
export const proxySettings = {
  SYNTHWIRE_TRUSTED_PROXIES: '127.0.0.1',
  SYNTHWIRE_SIGN_IN_HEADER: 'Remote-User',
  SYNTHWIRE_SIGN_IN_CREATES_READERS: '1',
}

export interface ReaderDoor extends RunningHub {
  /** The reader's name to sign in with. */
  name: string
  /** Writes that were refused, since this door only reads. */
  refused: string[]
}

interface DoorOptions {
  /** Refuses every write, with advice for the author of a journey. */
  readsOnly?: boolean
}

/**
 * A door that serves one reader after another at one address, so that a page of it may stay open.
 */
export interface SharedDoor extends ReaderDoor {
  /**
   * Signs in a reader: from now on, all requests without a cookie of `cookieOf` belong to this
   * reader.
   */
  letIn(name: string, options?: DoorOptions): void
}

const COOKIE = 'journey-reader'

/**
 * A cookie that marks a browser's requests as those of one reader, even while the shared door
 * serves another reader.
 */
export const cookieOf = (name: string, { address: url }: Pick<RunningHub, 'address'>) => ({
  name: COOKIE,
  value: name,
  url,
})

export const ONLY_READS =
  'This hub is shared by journeys that only read it. A journey that writes takes emptyHub or newsHub, where it is a reader of its own.'

/** Opens an address that passes on all requests in the name of one reader, as a proxy in front of a server does. */
export async function openReaderDoor(
  hub: Pick<RunningHub, 'address' | 'pid'>,
  name: string,
  options: DoorOptions = {},
): Promise<ReaderDoor> {
  const door = await openDoor(hub, () => null)
  door.letIn(name, options)
  return door
}

/**
 * Opens a door for several readers, one after another; until the first one is let in, it refuses
 * everybody.
 */
export function openSharedDoor(hub: Pick<RunningHub, 'address' | 'pid'>): Promise<SharedDoor> {
  return openDoor(hub, readerOf)
}

async function openDoor(
  { address, pid }: Pick<RunningHub, 'address' | 'pid'>,
  nameIn: (cookies?: string) => string | null,
): Promise<SharedDoor> {
  const { hostname, port } = new URL(address)
  const agent = new Agent({ keepAlive: true })
  const refused: string[] = []
  const onlyRead = new Set<string>()
  const server = createServer((request, response) => {
    const { method = 'GET', url: path = '/', headers } = request
    const name = nameIn(headers.cookie) ?? door.name
    if (onlyRead.has(name) && !['GET', 'HEAD'].includes(method)) {
      refused.push(`${method} ${path}`)
      return refuse(response)
    }
    const onward = ask(
      { hostname, port, agent, method, path, headers: { ...headers, 'remote-user': name } },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  // Answers announce how long the server keeps a connection, so the door must not close it earlier.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const door: SharedDoor = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pid,
    name: '',
    refused,
    letIn(name, { readsOnly = false } = {}) {
      door.name = name
      refused.length = 0
      if (readsOnly) onlyRead.add(name)
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
  return door
}

/** Browsers send a cookie to every port of its host, so only a shared door may trust it. */
function readerOf(cookies = ''): string | null {
  const cookie = cookies.split('; ').find((each) => each.startsWith(`${COOKIE}=`))
  return cookie?.slice(COOKIE.length + 1) ?? null
}

function refuse(response: ServerResponse): void {
  response.writeHead(403, { 'content-type': 'application/problem+json' })
  response.end(
    JSON.stringify({ type: 'about:blank', status: 403, title: ONLY_READS, detail: ONLY_READS }),
  )
}
