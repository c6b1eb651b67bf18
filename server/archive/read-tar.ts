import { ARCHIVE } from './limits.ts'
import { damaged } from './damaged.ts'

const BLOCK_BYTES = 512
const NO_BYTES = Buffer.alloc(0)

export interface TarFile {
  name: string
  size: number
  /** The content in pieces, to be read to the end or not at all. */
  body: AsyncGenerator<Buffer>
}

/**
 * Reads the files of a tar stream in their order. Accepts only plain files with a header of one
 * block: no links, devices, folders or extended names, which general tar programs hold in memory
 * whatever their length.
 */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarFile> {
  const bytes = byteReader(chunks)
  try {
    for (;;) {
      const block = await bytes.take(BLOCK_BYTES)
      if (block.length === 0) throw damaged('it was cut off')
      if (isZero(block)) return await demandNothingMore(bytes)
      const { name, size } = readHeader(block)
      const body = bytes.pieces(size)
      yield { name, size, body }
      for await (const _ of body) continue
      await bytes.take((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES)
    }
  } finally {
    await bytes.close()
  }
}

/** Reads a header in the ustar format of POSIX, without its extensions. */
function readHeader(block: Buffer): { name: string; size: number } {
  if (octal(block, 148, 8) !== sumOf(block)) throw damaged('it cannot be unpacked')
  const name = text(block, 0, 100)
  const isUstar = block.toString('latin1', 257, 262) === 'ustar'
  const prefix = isUstar ? text(block, 345, 155) : ''
  const whole = prefix === '' ? name : `${prefix}/${name}`
  const type = block[156]!
  // The type of a plain file is "0", or a zero byte from very old programs.
  if (type !== 0x30 && type !== 0) {
    throw damaged(`"${whole}" is a link, a folder or something else that is not a plain file`)
  }
  return { name: whole, size: octal(block, 124, 12) }
}

function text(block: Buffer, start: number, length: number): string {
  const field = block.subarray(start, start + length)
  const end = field.indexOf(0)
  const stated = field.toString('latin1', 0, end === -1 ? length : end)
  if (!/^[\x20-\x7e]*$/.test(stated)) throw damaged('a name in it has unsupported characters')
  return stated
}

function octal(block: Buffer, start: number, length: number): number {
  const stated = block.toString('latin1', start, start + length).replaceAll(/[\0 ]+/g, '')
  if (!/^[0-7]{1,12}$/.test(stated)) throw damaged('it cannot be unpacked')
  return Number.parseInt(stated, 8)
}

/** The checksum of a header. The field of the checksum itself counts as spaces. */
function sumOf(block: Buffer): number {
  let sum = 8 * 0x20
  for (let at = 0; at < BLOCK_BYTES; at++) if (at < 148 || at >= 156) sum += block[at]!
  return sum
}

function isZero(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0)
}

async function demandNothingMore(bytes: ByteReader): Promise<void> {
  let padding = 0
  for await (const piece of bytes.pieces(Infinity)) {
    padding += piece.length
    if (padding > ARCHIVE.paddingBytes || !isZero(piece)) {
      throw damaged('there is data after its end')
    }
  }
}

type ByteReader = ReturnType<typeof byteReader>

/** Reads a stream of chunks in pieces of other sizes than the chunks. */
function byteReader(chunks: AsyncIterable<Buffer>) {
  const source = chunks[Symbol.asyncIterator]()
  let held: Buffer = NO_BYTES

  async function more(): Promise<boolean> {
    const next = await source.next()
    if (next.done) return false
    held = next.value
    return true
  }

  return {
    /** Reads this many bytes, or none at the end of the stream. */
    async take(count: number): Promise<Buffer> {
      const parts: Buffer[] = []
      let missing = count
      while (missing > 0) {
        if (held.length === 0 && !(await more())) {
          if (parts.length === 0) return NO_BYTES
          throw damaged('it was cut off')
        }
        parts.push(held.subarray(0, missing))
        missing -= parts.at(-1)!.length
        held = held.subarray(parts.at(-1)!.length)
      }
      return parts.length === 1 ? parts[0]! : Buffer.concat(parts)
    },
    async *pieces(count: number): AsyncGenerator<Buffer> {
      let missing = count
      while (missing > 0) {
        if (held.length === 0 && !(await more())) {
          if (count === Infinity) return
          throw damaged('it was cut off')
        }
        const piece = held.subarray(0, missing)
        held = held.subarray(piece.length)
        // The piece is counted before it is yielded: a caller who stops must not get it again.
        missing -= piece.length
        yield piece
      }
    },
    async close(): Promise<void> {
      await source.return?.(undefined)
    },
  }
}
