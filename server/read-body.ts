import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createUnzip } from 'node:zlib'
import { Problem } from '#core/problem.ts'

/**
 * The bytes of an answer, decompressed. Stops as soon as more than `maxBytes` have come out, so that
 * a bomb costs no more than that.
 */
export async function readBody(
  stream: Readable,
  encoding: string | undefined,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  async function collect(source: AsyncIterable<Buffer>): Promise<void> {
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge(maxBytes, encoding)
      chunks.push(chunk)
    }
  }
  const unpack = unpackerFor(encoding)
  if (unpack) await pipeline(stream, unpack, collect)
  else await pipeline(stream, collect)
  return Buffer.concat(chunks)
}

function unpackerFor(encoding = '') {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity') return null
  if (name === 'br') return createBrotliDecompress()
  if (name === 'gzip' || name === 'x-gzip' || name === 'deflate') return createUnzip()
  throw new Problem('invalid', `The answer is packed with "${name}", which nobody asked for.`)
}

function tooLarge(maxBytes: number, encoding: string | undefined): Problem {
  const megabytes = Math.round(maxBytes / 1_000_000)
  return new Problem(
    'invalid',
    `The answer is larger than ${megabytes} MB${encoding ? ' once unpacked' : ''}, so it was not read. Look for a shorter feed of the same site.`,
  )
}
