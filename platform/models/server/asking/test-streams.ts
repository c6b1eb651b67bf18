import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The parts of a request's body that tests examine. */
interface Body {
  messages: { role: string; content: string }[]
  tools?: { function: object }[]
  tool_choice?: string
  response_format?: object
  stream?: boolean
}
export type Play = (response: ServerResponse, body: Body, request: IncomingMessage) => unknown

export interface PlayedServer {
  address: string
  /** The bodies of the requests, oldest first. */
  asked: Body[]
  /** Resolves when the client has closed a connection. */
  left: Promise<void>
  close(): Promise<void>
}

/** Starts an endpoint on the loopback address that answers as `play` decides. */
export async function playServer(play: Play): Promise<PlayedServer> {
  const asked: Body[] = []
  let leave: () => void = () => undefined
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) leave()
    })
    void (async () => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      const body = JSON.parse(text) as Body
      asked.push(body)
      await play(response, body, request)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    left,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Begins a stream of server-sent events. */
export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

/** An event in OpenAI's form with the next piece of text. */
export function piece(content: string): string {
  return event({ choices: [{ index: 0, delta: { content } }] })
}

export function event(value: unknown): string {
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', ...(value as object) })}\n\n`
}

/** The end of a stream, with the token counts if given. */
export function ending(usage?: { prompt_tokens: number; completion_tokens: number }): string {
  const end = event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
  const costs = usage ? event({ choices: [], usage }) : ''
  return `${end}${costs}data: [DONE]\n\n`
}

/** A whole answer in OpenAI's form. */
export function whole(
  response: ServerResponse,
  message: object,
  usage: object = { prompt_tokens: 10, completion_tokens: 5 },
): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({
      id: 'c',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop' }],
      usage,
    }),
  )
}

/** Answers in OpenAI's form, as a whole or as a stream, whichever was requested. */
export function answer(
  response: ServerResponse,
  { stream = false }: Pick<Body, 'stream'>,
  message: { content?: string | null; tool_calls?: object[] },
  usage = { prompt_tokens: 10, completion_tokens: 5 },
): void {
  if (!stream) return whole(response, message, usage)
  const { content, tool_calls: calls = [] } = message
  beginStream(response)
  if (content) response.write(piece(content))
  for (const [index, call] of calls.entries())
    response.write(event({ choices: [{ index: 0, delta: { tool_calls: [{ index, ...call }] } }] }))
  response.end(ending(usage))
}

/** Sends the same text again and again until the client leaves. */
export async function pourForever(response: ServerResponse, text: string): Promise<void> {
  const closed = new Promise<void>((resolve) => response.once('close', () => resolve()))
  while (!response.destroyed) {
    if (response.write(text)) continue
    const drained = new Promise<void>((resolve) => response.once('drain', () => resolve()))
    await Promise.race([closed, drained])
  }
}
