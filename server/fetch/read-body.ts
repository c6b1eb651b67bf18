import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { pipeline } from 'node:stream/promises'
import { FETCH } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import {
  HEAD_BYTES,
  UNMARKED,
  isBinary,
  isDamage,
  isGzip,
  looksPlain,
  statedPackings,
  unpackerFor,
  unpackerPast,
} from './packings/unpackers.ts'

export interface BodyLimits {
  maxBytes: number
  /** True if a longer body is cut at the limit instead of failing. */
  mayBeCut?: boolean
  /** Called before this many bytes are held. Its promise is awaited. */
  hold?: ((bytes: number) => Promise<void> | null) | undefined
  /** The stated type of the answer. */
  contentType?: string | undefined
  /** Called with the number of bytes received so far, before decompression. */
  onBytes?: ((bytes: number) => void) | undefined
}

/**
 * Reads the bytes of an answer, decompressed. Stops as soon as there are more than `maxBytes`,
 * before or after decompression, so that a decompression bomb costs no more than that.
 */
export async function readBody(
  stream: Readable,
  encoding: string | undefined,
  limits: BodyLimits,
): Promise<Uint8Array> {
  const stated = statedPackings(encoding).toReversed()
  let unpacked = await unpackOnce(stream, stated[0], limits)
  // Some servers compress bytes that are already compressed.
  for (let layer = 1; layer < MOST_LAYERS && unpacked.wasPacked && !unpacked.isEnough; layer++) {
    const source = Readable.from([unpacked.bytes])
    unpacked = await unpackOnce(source, stated[layer], { ...limits, onBytes: undefined })
  }
  const isText = stated.length > 0 || TEXT_TYPE.test(limits.contentType ?? '')
  if (unpacked.wasPacked || !isText || !isBinary(unpacked.bytes)) return unpacked.bytes
  return (await unpackUnmarked(unpacked.bytes, limits)) ?? unpacked.bytes
}

/** The most compressions on top of each other; no server uses more. */
const MOST_LAYERS = 3
const TEXT_TYPE = /xml|json|html|^\s*text\//i

/** Decompresses bytes by the first method that yields text; null if none does. */
async function unpackUnmarked(bytes: Uint8Array, limits: BodyLimits): Promise<Uint8Array | null> {
  for (const makeUnpacker of UNMARKED) {
    const unpacked = growingBuffer()
    const collect = async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of limited(chunks, limits, ' once unpacked')) {
        await limits.hold?.(unpacked.length() + chunk.length)
        unpacked.add(chunk)
        if (!looksPlain(unpacked.head())) return
      }
    }
    try {
      await pipeline(Readable.from([bytes]), makeUnpacker(), collect)
    } catch (error) {
      if (!isDamage(error) && looksPlain(unpacked.head())) throw error
    }
    if (unpacked.length() > 0 && looksPlain(unpacked.head())) return unpacked.bytes()
  }
  return null
}

interface Unpacked {
  bytes: Uint8Array
  wasPacked: boolean
  /** True if reading ended at the limit. */
  isEnough: boolean
}

async function unpackOnce(
  stream: Readable,
  packing: string | undefined,
  limits: BodyLimits,
): Promise<Unpacked> {
  const incoming = limited(counted(stream, limits), limits, '')
  let head = Buffer.alloc(0)
  while (head.length < HEAD_BYTES) {
    const { value, done } = await incoming.next()
    if (done) break
    head = Buffer.concat([head, value])
  }

  const unpacker = unpackerFor(packing, head)
  const unpacked = growingBuffer()
  const isUnsaid = packing === undefined && !isGzip(head)
  const isUnmarked = unpacker !== null && (isUnsaid || packing === 'br' || packing === 'deflate')
  const packed = isGzip(head) || isUnmarked ? growingBuffer() : null
  // Says if the unpacked bytes do not look like text so far: the header may be wrong, so the
  // compressed bytes are kept.
  const isStillOpen = () => isUnmarked && !(unpacked.length() > 0 && looksPlain(unpacked.head()))
  const rest = isUnmarked ? keptOpen(incoming) : incoming
  const source = recorded(continued(head, rest), () =>
    packed && (isGzip(head) || isStillOpen()) ? packed : null,
  )
  const isEnough = () => limits.mayBeCut === true && unpacked.length() >= limits.maxBytes
  const collect = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of limited(chunks, limits, ' once unpacked')) {
      await limits.hold?.(unpacked.length() + chunk.length)
      unpacked.add(chunk)
    }
    // Without this, newer versions of Node would wait for the rest of the body, which is not read.
    if (isEnough()) stream.destroy()
  }
  try {
    await (unpacker ? pipeline(source, unpacker, collect) : pipeline(source, collect))
  } catch (error) {
    // If reading ended at the limit, the unpacker reports the unread rest as an error.
    if (!isEnough()) {
      if (packed === null || !isDamage(error) || !(isGzip(head) || isStillOpen())) {
        stream.destroy()
        throw error
      }
      if (!isGzip(head)) {
        for await (const chunk of incoming) packed.add(chunk)
        const bytes = await unpackUnmarked(packed.bytes(), limits)
        if (bytes === null && isUnsaid)
          return { bytes: packed.bytes(), wasPacked: false, isEnough: false }
        if (bytes === null) throw error
        return { bytes, wasPacked: true, isEnough: false }
      }
      const again = unpackerPast(packed.bytes())
      if (again === null) throw error
      // Junk after the end or a wrong checksum caused the error, so the bytes are unpacked again
      // without checking them.
      unpacked.clear()
      await pipeline(Readable.from([again.rest]), again.unpacker, collect)
      if (unpacked.length() === 0) throw error
    }
  }
  return { bytes: unpacked.bytes(), wasPacked: unpacker !== null, isEnough: isEnough() }
}

/** Reads a part of an answer as it was sent, without the first `passedOver` bytes. */
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

/**
 * Streams the bytes of an answer as they were sent; each chunk waits until the one before it was
 * taken.
 */
export async function streamBody(
  stream: Readable,
  limits: BodyLimits,
  pour: (chunk: Uint8Array) => Promise<void>,
): Promise<void> {
  for await (const chunk of limited(counted(stream, limits), limits, '')) await pour(chunk)
}

async function* behind(chunks: AsyncIterable<Buffer>, passedOver: number): AsyncGenerator<Buffer> {
  let left = passedOver
  for await (const chunk of chunks) {
    if (chunk.length > left) yield chunk.subarray(left)
    left = Math.max(0, left - chunk.length)
  }
}

/**
 * Copies bytes into one buffer as they arrive, so that a million chunks are not a million objects.
 */
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
    clear: () => void (length = 0),
    head: (): Uint8Array => room.subarray(0, Math.min(HEAD_BYTES, length)),
    bytes: (): Uint8Array => Buffer.from(room.subarray(0, length)),
  }
}

/** Discards a body if it is short and arrives at once; says if it was read to its end. */
export async function discardBody(body: Readable): Promise<boolean> {
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

async function* recorded(
  chunks: AsyncIterable<Buffer>,
  record: () => ReturnType<typeof growingBuffer> | null,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    record()?.add(chunk)
    yield chunk
  }
}

/** Keeps the remaining chunks readable when a reader stops early. */
function keptOpen(chunks: AsyncGenerator<Buffer, undefined>): AsyncIterable<Buffer> {
  return { [Symbol.asyncIterator]: () => ({ next: () => chunks.next() }) }
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

/** The problem of an answer that is larger than allowed. */
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
