import { Agent, createServer, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RunningHub } from './hub.ts'

/** Settings of a server that believes the doors below: who a request is of, its proxy says. */
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

/** A door at one address for one reader after the other, so that a page may stay open in it. */
export interface SharedDoor extends ReaderDoor {
  /** Lets in a reader, who is assumed for all requests without a cookie of `cookieOf` from now on. */
  letIn(name: string, options?: DoorOptions): void
}

const COOKIE = 'journey-reader'

/**
 * Marks a browser's requests to a shared door as those of one reader, also when the door is another
 * reader's.
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

/** Opens a door for several readers, one after the other; before the first one it lets nobody in. */
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
  // Answers carry how long the server keeps a connection, so this end may not close it before.
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

/** Browsers send a cookie to each port of a host, so only a shared door believes it. */
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
