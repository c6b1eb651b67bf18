import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { WireProblem } from '#core/wire.ts'

const complaints: Record<string, readonly [status: number, detail: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
  HPE_HEADER_OVERFLOW: [431, 'The address or the headers of the request are too long.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The body is malformed.'],
}

/** Answers requests that are not valid HTTP with a problem, as for other failures. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) return void socket.destroy()
  const [status, detail] = complaints[error.code ?? ''] ?? [
    400,
    'That is not a valid HTTP request.',
  ]
  const title = STATUS_CODES[status] ?? 'Problem'
  const body = JSON.stringify({ status, title, kind: 'invalid', detail } satisfies WireProblem)
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
