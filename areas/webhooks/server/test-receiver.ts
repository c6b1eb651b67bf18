import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: Record<string, string>
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- each event has data of its own
  json: any
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** Starts a server on this machine that receives events and keeps them in a list, oldest first. */
export async function openReceiver(answer: Answer = (response) => response.end()) {
  const received: Received[] = []
  const how = { answer }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      received.push({
        headers: request.headers as Record<string, string>,
        text,
        json: JSON.parse(text || '{}'),
      })
      how.answer(response, request)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/hook`,
    received,
    /** Changes how the server answers from now on. */
    answers(next: Answer) {
      how.answer = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end()
