import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  method: string
  /** The path with its query. */
  path: string
  headers: Record<string, string>
  body: string
}

export type Answers = (asked: Asked, response: ServerResponse, request: IncomingMessage) => void

/** Starts a service on this machine, and records its requests, oldest first. */
export async function openService(answer: Answers, host = '127.0.0.1') {
  const asked: Asked[] = []
  const how = { answer }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = {
        method: request.method!,
        path: request.url!,
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(chunks).toString(),
      }
      asked.push(one)
      how.answer(one, response, request)
    })
  })
  server.listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://${host}:${port}`,
    asked,
    /** Changes the answers from now on. */
    answers(next: Answers) {
      how.answer = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type Service = Awaited<ReturnType<typeof openService>>

/** Answers with JSON. */
export function json(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
