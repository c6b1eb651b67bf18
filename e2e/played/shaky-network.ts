import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { OtherBuild } from './other-build.ts'

/**
 * The fate of a request: it is passed on, or never arrives, or is carried out while its answer is
 * lost or late, or gets another answer.
 */
export type Fate =
  | 'pass'
  | 'cut'
  | 'lose-answer'
  | { answerAfter: Promise<unknown> }
  | { status: number; headers?: Record<string, string>; body?: string }

/** A network between a browser and a server that fails on command of the test. */
export interface ShakyNetwork {
  /** The address of the server as the browser knows it, for every build. */
  address: string
  /** Decides on each request; all pass at first. */
  decide: (request: IncomingMessage) => Fate
  /** Changes the headers of answers, such as the one that names their reader. */
  changeHeaders: (headers: IncomingMessage['headers']) => IncomingMessage['headers']
  /** Requests that arrived at the server: "POST /api/saved/saveArticle". */
  passed: { line: string; key: string | undefined }[]
  isDown: boolean
  /** The other build that replaced the server's own; null before an update. */
  build: OtherBuild | null
  /** Replaces the server by one of another build; its connections end. */
  update(to: OtherBuild): void
  close(): Promise<void>
}

/**
 * Opens a network. The headers `added` are set on every request, as by a proxy that names the
 * reader.
 */
export async function openShakyNetwork(
  hub: string,
  added: Record<string, string> = {},
): Promise<ShakyNetwork> {
  const { hostname, port } = new URL(hub)
  const server = createServer((request, response) => {
    request.on('error', () => {})
    response.on('error', () => {})
    const fate = network.isDown ? 'cut' : network.decide(request)
    if (fate === 'cut') return void request.socket.destroy()
    if (typeof fate === 'object' && 'status' in fate) {
      request.resume()
      return void response.writeHead(fate.status, fate.headers).end(fate.body)
    }
    passOn(request, response, fate)
  })

  function passOn(
    request: IncomingMessage,
    response: ServerResponse,
    fate: 'pass' | 'lose-answer' | { answerAfter: Promise<unknown> },
  ) {
    const { method, url } = request
    const { build } = network
    const headers = { ...request.headers, ...added }
    // Headers about the original text are wrong for the changed one.
    if (build) for (const name of ofFormerBuild) delete headers[name]
    const key = request.headers['idempotency-key'] as string | undefined
    network.passed.push({ line: `${method} ${url}`, key })
    // A new connection is used, because the server may just be closing a kept one.
    const agent = false
    const onward = ask(
      { hostname, port, agent, method, path: build?.addressOf(url!) ?? url, headers },
      async (answer) => {
        answer.on('error', () => response.destroy())
        if (fate === 'lose-answer') {
          answer.resume()
          answer.once('end', () => request.socket.destroy())
          return
        }
        if (fate !== 'pass') await fate.answerAfter
        const dressed = network.changeHeaders(answer.headers)
        if (build) return answerOf(build, answer, dressed, response)
        response.writeHead(answer.statusCode!, dressed)
        answer.pipe(response)
      },
    )
    onward.on('error', () => request.socket.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const network: ShakyNetwork = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    decide: () => 'pass',
    changeHeaders: (headers) => headers,
    passed: [],
    isDown: false,
    build: null,
    update(to) {
      network.build = to
      server.closeAllConnections()
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return network
}

const ofFormerBuild = ['accept-encoding', 'if-none-match', 'if-modified-since']

async function answerOf(
  build: OtherBuild,
  answer: IncomingMessage,
  dressed: IncomingMessage['headers'],
  response: ServerResponse,
): Promise<void> {
  const { 'content-length': length, etag: _, ...headers } = build.headers(dressed)
  if (!/html|javascript/.test(headers['content-type'] ?? '')) {
    response.writeHead(answer.statusCode!, {
      ...headers,
      ...(length && { 'content-length': length }),
    })
    return void answer.pipe(response)
  }
  try {
    const said = build.text(await text(answer))
    response.writeHead(answer.statusCode!, headers).end(said)
  } catch {
    response.destroy()
  }
}
