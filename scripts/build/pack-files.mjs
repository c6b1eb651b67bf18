// Compresses files once at build time, more strongly than a request would have time for.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const packable = /\.(js|css|html|svg|json|txt)$/
const smallestBytes = 500

/** Writes a .br and a .gz next to every text file of `smallestBytes` or more. */
export async function packFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && packable.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(paths.map(packFile))
}

async function packFile(path) {
  const content = await readFile(path)
  if (content.length < smallestBytes) return
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(`${path}.br`, await toBrotli(content, brotliOptions))
  await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }))
}

/** The number of transferred bytes, compressed with gzip. */
export async function packedSize(path) {
  return (await toGzip(await readFile(path), { level: 9 })).length
}
