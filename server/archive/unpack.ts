import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { ARCHIVE } from './limits.ts'
import { Problem } from '#core/problem.ts'
import { byteWords } from '../disk/byte-words.ts'
import { damaged, tooMuch } from './damaged.ts'

/**
 * The size of chunks. Larger ones stay in memory for long: with 256 kB each, many small files took
 * three times as much memory.
 */
const CHUNK_BYTES = 64 * 1024

/** Limits that a test may set lower than the product does. */
export type UnpackLimits = Pick<
  typeof ARCHIVE,
  'packedBytes' | 'unpackedBytes' | 'ratio' | 'stretchBytes'
>

/**
 * Unpacks a .gz file; fails as soon as it is too large, or its ratio is higher than any export's.
 */
export async function* unpack(
  file: string,
  { packedBytes, unpackedBytes, ratio, stretchBytes }: UnpackLimits = ARCHIVE,
): AsyncGenerator<Buffer> {
  await demandFile(file, packedBytes)
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES })
  const source = createReadStream(file)
  const reading = pipeline(source, gunzip)
  reading.catch(() => {})
  let unpacked = 0
  let stretch = { packed: 0, unpacked: 0 }
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      unpacked += chunk.length
      if (unpacked > unpackedBytes)
        throw tooMuch(`it unpacks to more than ${byteWords(unpackedBytes)}`)
      const packed = gunzip.bytesWritten
      if (unpacked - stretch.unpacked >= stretchBytes) {
        if (unpacked - stretch.unpacked > ratio * (packed - stretch.packed)) {
          throw damaged(`it unpacks to more than ${ratio} times its size, which no export does`)
        }
        stretch = { packed, unpacked }
      }
      yield chunk
    }
    await reading
  } catch (error) {
    throw unpackingFailed(error)
  } finally {
    gunzip.destroy()
    source.destroy()
  }
}

/** Fails if the archive is too large or, because it is read twice, is not a regular file. */
async function demandFile(file: string, packedBytes: number): Promise<void> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Problem('not-found', `There is no file ${file}.`)
    throw error
  })
  if (!found.isFile()) throw new Problem('invalid', `${file} is not a regular file.`)
  if (found.size > packedBytes) throw tooMuch(`the file has more than ${byteWords(packedBytes)}`)
}

/** The error to throw. A system error, such as a full disk, is not a fault of the archive. */
function unpackingFailed(error: unknown): unknown {
  if (error instanceof Problem) return error
  const { code = '' } = error as NodeJS.ErrnoException
  return /^E[A-Z]+$/.test(code) ? error : damaged('it cannot be unpacked', error)
}
