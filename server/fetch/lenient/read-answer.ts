import { Readable } from 'node:stream'
import { FETCH } from '#core/limits.ts'
import { byteReader, type ByteReader } from './byte-reader.ts'

export interface LenientAnswer {
  statusCode: number
  headers: Record<string, string | string[]>
  body: Readable
  /**
   * Says if the body ended before the end that its server had announced; known only after the body
   * was read.
   */
  isCut(): boolean
}

const STATUS = /^(?:HTTP\/\d(?:\.\d)?|ICY)[ \t]+([1-5]\d\d)(?!\d)/
const NAME = /^[\w!#$%&'*+.^`|~-]+$/
const CONTROLS = /\p{Cc}/gu
const SIZE = /^[ \t]*([\da-f]{1,8})[ \t]*(?:;|\r?\n|$)/i

/**
 * Reads an answer as leniently as browsers do. It accepts common faults in HTTP/1.1: lines that end
 * with LF alone, folded lines, lines that are not headers, wrong or repeated lengths, and chunks
 * without an end. Fails if the bytes are not an HTTP answer at all.
 */
export async function readAnswer(source: AsyncIterable<Buffer>): Promise<LenientAnswer> {
  const bytes = byteReader(source)
  const { statusCode, headers } = await readHead(bytes)
  let isCut = false
  const body = bodyOf(bytes, statusCode, headers, () => (isCut = true))
  return { statusCode, headers, body: Readable.from(body), isCut: () => isCut }
}

type Headers = LenientAnswer['headers']

async function readHead(bytes: ByteReader): Promise<{ statusCode: number; headers: Headers }> {
  let left = FETCH.headerBytes
  const nextLine = async () => {
    const line = await bytes.line(left)
    left -= line?.length ?? 0
    return line?.toString('latin1').replace(/\r?\n$/, '') ?? null
  }
  for (;;) {
    let first = await nextLine()
    while (first === '') first = await nextLine()
    const statusCode = Number(STATUS.exec(first ?? '')?.[1] ?? 0)
    if (statusCode === 0) throw new Error('What came is no answer of HTTP')
    const lines: string[] = []
    for (let line = await nextLine(); line; line = await nextLine()) {
      const isFolded = /^[ \t]/.test(line) && lines.length > 0
      if (isFolded) lines.push(`${lines.pop()} ${line.trim()}`)
      else lines.push(line)
    }
    // Interim responses (1xx) come before the answer and are skipped.
    if (statusCode >= 200) return { statusCode, headers: headersIn(lines) }
  }
}

/** Reads headers; other lines are skipped. */
function headersIn(lines: readonly string[]): Headers {
  const headers = new Map<string, string[]>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase()
    if (!NAME.test(name)) continue
    const value = line
      .slice(colon + 1)
      .replaceAll(CONTROLS, '')
      .trim()
    headers.set(name, [...(headers.get(name) ?? []), value])
  }
  const several = ['set-cookie', 'content-length']
  return Object.fromEntries(
    [...headers].map(([name, values]) => [
      name,
      several.includes(name) ? values : name === 'location' ? values[0]! : values.join(', '),
    ]),
  )
}

async function* bodyOf(
  bytes: ByteReader,
  statusCode: number,
  headers: Headers,
  cut: () => void,
): AsyncGenerator<Buffer> {
  if (statusCode === 204 || statusCode === 304) return
  if (/\bchunked\b/i.test(String(headers['transfer-encoding'] ?? ''))) {
    yield* chunksOf(bytes, cut)
    return
  }
  const length = lengthIn([headers['content-length'] ?? []].flat())
  if (length === null) yield* bytes.rest()
  else if ((yield* bytes.run(length)) > 0) cut()
}

/** The length of the body; null if no length is readable. Fails if several lengths differ. */
function lengthIn(stated: readonly string[]): number | null {
  const lengths = new Set(
    stated
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter((value) => /^\d{1,15}$/.test(value))
      .map(Number),
  )
  if (lengths.size > 1) throw new Error('The length of the answer is said in two ways')
  const [length] = lengths
  return length ?? null
}

async function* chunksOf(bytes: ByteReader, cut: () => void): AsyncGenerator<Buffer> {
  for (let count = 0; ; count++) {
    let line = await bytes.line(FETCH.headerBytes)
    // A line end follows the bytes of each chunk.
    if (count > 0 && line !== null && /^\r?\n$/.test(line.toString('latin1')))
      line = await bytes.line(FETCH.headerBytes)
    const size = line && SIZE.exec(line.toString('latin1'))
    if (!size) {
      // Some servers announce chunks, but send the body without them.
      if (line !== null && count === 0) {
        yield line
        yield* bytes.rest()
      } else cut()
      return
    }
    const length = Number.parseInt(size[1]!, 16)
    if (length === 0) return
    if ((yield* bytes.run(length)) > 0) {
      cut()
      return
    }
  }
}
