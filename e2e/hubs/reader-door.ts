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
  /** Refuses every write with a sentence that tells the author of a journey what to take instead. */
  readsOnly?: boolean
}

export const ONLY_READS =
  'This hub is shared by journeys that only read it. A journey that writes takes emptyHub or newsHub, where it is a reader of its own.'

/** Opens an address that passes on all requests in the name of one reader, as a proxy in front of a server does. */
export async function openReaderDoor(
  { address, pid }: Pick<RunningHub, 'address' | 'pid'>,
  name: string,
  { readsOnly = false }: DoorOptions = {},
): Promise<ReaderDoor> {
  const { hostname, port } = new URL(address)
  const agent = new Agent({ keepAlive: true })
  const refused: string[] = []
  const server = createServer((request, response) => {
    const { method = 'GET', url: path = '/', headers } = request
    if (readsOnly && !['GET', 'HEAD'].includes(method)) {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pid,
    name,
    refused,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(403, { 'content-type': 'application/problem+json' })
  response.end(
    JSON.stringify({ type: 'about:blank', status: 403, title: ONLY_READS, detail: ONLY_READS }),
  )
}
