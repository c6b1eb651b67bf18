import type { Socket } from 'node:net'
import type { Dispatcher } from 'undici'
import { beforeAbort } from '../before-abort.ts'
import { readAnswer } from './read-answer.ts'

interface LenientRequest {
  headers: Record<string, string>
  signal: AbortSignal
}

/** Says if an exchange failed because its answer breaks HTTP/1.1, or ended before its end. */
export function isMalformed(error: unknown): boolean {
  const { name, code } = error as { name?: unknown; code?: unknown }
  return (
    name === 'HTTPParserError' ||
    code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' ||
    code === 'UND_ERR_SOCKET' ||
    code === 'ECONNRESET'
  )
}

/**
 * Sends a request on a connection of its own, parses the answer as leniently as browsers do, and
 * passes it to `read`. Fails if the document is cut off. The connection is always closed.
 */
export async function askLeniently<Result extends { body?: Uint8Array | undefined }>(
  connect: () => Promise<Socket>,
  url: URL,
  { headers, signal }: LenientRequest,
  read: (answer: Dispatcher.ResponseData) => Promise<{ result: Result }>,
): Promise<Result> {
  const opening = connect()
  // If the time is over before the connection opens, it is closed as soon as it opens.
  opening.then((socket) => signal.aborted && socket.destroy()).catch(() => {})
  const socket = await beforeAbort(opening, signal)
  try {
    socket.on('error', () => {})
    socket.write(requestFor(url, headers), 'latin1')
    return await beforeAbort(exchange(), signal)
  } finally {
    socket.destroy()
  }

  async function exchange(): Promise<Result> {
    const answer = await readAnswer(socket)
    const { result } = await read(answer as unknown as Dispatcher.ResponseData)
    if (answer.isCut() && !isWholeDocument(result.body))
      throw new Error('The answer ended before its end')
    return result
  }
}

function requestFor(url: URL, headers: Record<string, string>): string {
  const lines = Object.entries({ host: url.host, ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
  // A line break in a value would begin another header.
  if (lines.some((line) => /[\r\n\0]/.test(line))) throw new Error('A header cannot be sent')
  return request
}

const END_SEARCHED_BYTES = 1000

/** Says if a feed is complete, although its server announced a longer body. */
function isWholeDocument(body: Uint8Array | undefined): boolean {
  const end = Buffer.from(body?.subarray(-END_SEARCHED_BYTES) ?? []).toString('latin1')
  return /<\/(?:rss|feed|rdf:rdf)\s*>/i.test(end) || /[}\]]\s*$/.test(end)
}
