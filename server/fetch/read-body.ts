import { Readable, type Transform } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { pipeline } from 'node:stream/promises'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
} from 'node:zlib'
import { FETCH } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'

/** What was cut off is unpacked as far as it goes: half a feed is more than none. */
const ZLIB = { finishFlush: constants.Z_SYNC_FLUSH }
const BROTLI = { finishFlush: constants.BROTLI_OPERATION_FLUSH }
/** Of XML, HTML and JSON, and of space or a byte order mark before them. */
const PLAIN_BEGINNINGS = [0x3c, 0x7b, 0x5b, 0x20, 0x09, 0x0a, 0x0d, 0xef]
/** Enough to see how an answer is packed. */
const HEAD_BYTES = 2

export interface BodyLimits {
  maxBytes: number
  /** A longer body ends at the limit instead of failing. */
  mayBeCut?: boolean
  /** Waited for before so many bytes are held. */
  hold?: ((bytes: number) => Promise<void> | null) | undefined
  /** Hears how many bytes have come so far, as they were sent. */
  onBytes?: ((bytes: number) => void) | undefined
  /** What is read was unpacked before. */
  isSecond?: boolean
}

/**
 * The bytes of an answer, decompressed. Stops as soon as more than `maxBytes` have come in or out,
 * so that a bomb costs no more than that.
 */
export async function readBody(
  stream: Readable,
  encoding: string | undefined,
  limits: BodyLimits,
): Promise<Uint8Array> {
  const incoming = limited(counted(stream, limits), limits, '')
  let head = Buffer.alloc(0)
  while (head.length < HEAD_BYTES) {
    const { value, done } = await incoming.next()
    if (done) return head
    head = Buffer.concat([head, value])
  }

  const unpacked = growingBuffer()
  const source = continued(head, incoming)
  const isEnough = () => limits.mayBeCut === true && unpacked.length() >= limits.maxBytes
  const collect = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of limited(chunks, limits, ' once unpacked')) {
      await limits.hold?.(unpacked.length() + chunk.length)
      unpacked.add(chunk)
    }
    // Newer Nodes go on waiting for a rest that nobody wants.
    if (isEnough()) stream.destroy()
  }
  const unpacker = unpackerFor(encoding, head)
  try {
    await (unpacker ? pipeline(source, unpacker, collect) : pipeline(source, collect))
  } catch (error) {
    // The unpacker complains that nobody wants the rest.
    if (!isEnough()) throw error
  }
  const bytes = unpacked.bytes()
  // Servers pack what was packed before them; once more is as much as any does.
  const isPackedTwice = unpacker !== null && isGzip(bytes) && !isEnough()
  return isPackedTwice && !limits.isSecond
    ? readBody(Readable.from([bytes]), undefined, { ...limits, onBytes: undefined, isSecond: true })
    : bytes
}

function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b
}

/** Bytes of an answer as they were sent, without the first `passedOver`. */
export async function readPart(
  stream: Readable,
  passedOver: number,
  limits: BodyLimits,
): Promise<Uint8Array> {
  const part = growingBuffer()
  for await (const chunk of limited(behind(counted(stream, limits), passedOver), limits, ''))
    part.add(chunk)
  return part.bytes()
}

async function* behind(chunks: AsyncIterable<Buffer>, passedOver: number): AsyncGenerator<Buffer> {
  let left = passedOver
  for await (const chunk of chunks) {
    if (chunk.length > left) yield chunk.subarray(left)
    left = Math.max(0, left - chunk.length)
  }
}

/** Bytes are copied together as they come: a body in a million chunks is no million objects. */
function growingBuffer() {
  let room = Buffer.alloc(0)
  let length = 0
  return {
    add(chunk: Buffer) {
      if (length + chunk.length > room.length) {
        const larger = Buffer.allocUnsafe(Math.max(2 * room.length, length + chunk.length))
        room.copy(larger, 0, 0, length)
        room = larger
      }
      chunk.copy(room, length)
      length += chunk.length
    },
    length: () => length,
    bytes: (): Uint8Array => Buffer.from(room.subarray(0, length)),
  }
}

/** Reads a body that says nothing, if it is short and comes at once; tells whether it was read to its end. */
export async function passOver(body: Readable): Promise<boolean> {
  const { redirectBytes, redirectTimeMs } = FETCH
  const over = new AbortController()
  async function readAll() {
    let size = 0
    for await (const chunk of body) {
      size += (chunk as Buffer).length
      if (size > redirectBytes) return false
    }
    return true
  }
  const tooSlow = wait(redirectTimeMs, false, { signal: over.signal, ref: false })
  try {
    return await Promise.race([readAll(), tooSlow]).catch(() => false)
  } finally {
    over.abort()
    body.destroy()
  }
}

async function* continued(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield head
  yield* rest
}

async function* counted(
  chunks: AsyncIterable<Buffer>,
  { onBytes }: BodyLimits,
): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    onBytes?.(bytes)
    yield chunk
  }
}

async function* limited(
  chunks: AsyncIterable<Buffer>,
  { maxBytes, mayBeCut = false }: BodyLimits,
  when: string,
): AsyncGenerator<Buffer, undefined> {
  let left = maxBytes
  for await (const chunk of chunks) {
    if (chunk.length > left) {
      if (!mayBeCut) throw new AnswerTooLarge(maxBytes, when)
      yield chunk.subarray(0, left)
      return undefined
    }
    left -= chunk.length
    yield chunk
  }
  return undefined
}

/** What the bytes say counts more than what the server says: servers pack twice, or not at all. */
function unpackerFor(encoding: string | undefined, head: Buffer): Transform | null {
  const stated = encoding?.trim().toLowerCase() ?? ''
  const [first = 0, second = 0] = head
  if (isGzip(head)) return createGunzip(ZLIB)
  if (stated === 'br') return createBrotliDecompress(BROTLI)
  if (stated === 'deflate') {
    // Either with its header or without (RFC 9110 asks for one, some servers leave it out).
    const hasHeader = (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0
    return hasHeader ? createInflate(ZLIB) : createInflateRaw(ZLIB)
  }
  if (['', 'identity', 'gzip', 'x-gzip', 'none', 'utf-8'].includes(stated)) return null
  // Other words stand there, too, such as "8bit" or "binary", before what is plain text.
  if (PLAIN_BEGINNINGS.includes(first)) return null
  throw new Problem('invalid', `The response uses an unsupported compression (${stated}).`)
}

/** An answer that is larger than it may be. */
export class AnswerTooLarge extends Problem {
  readonly limit: string

  constructor(maxBytes: number, when: string) {
    const limit = `${Math.round(maxBytes / 1_000_000)} MB${when}`
    super(
      'invalid',
      `The answer is larger than ${limit}, so it was not read. Look for a shorter feed of the same site.`,
    )
    this.limit = limit
  }
}
