import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Pictures on disk take no more than this; those not looked at for longest go first. */
const MOST_BYTES = 500_000_000
/** How much is left standing when some must go, so that not every new picture sweeps. */
const KEPT_SHARE = 0.8

export interface PictureStore {
  /** The picture of an address at a width; null when it is not here. */
  read(address: string, widthPx: number): Promise<Uint8Array | null>
  write(address: string, widthPx: number, picture: Uint8Array): Promise<void>
}

/**
 * Pictures that were shrunk before. Each lies once, by the hash of its content; which content an
 * address and width came to is a small file of its own.
 */
export function openPictureStore(dataFolder: string, mostBytes = MOST_BYTES): PictureStore {
  const folder = join(dataFolder, 'pictures')
  let bytes: number | null = null
  const fileOf = (kind: string, name: string) => join(folder, kind, name.slice(0, 2), name)
  const named = (address: string, widthPx: number) =>
    fileOf('names', hashOf(`${widthPx} ${address}`))

  async function makeRoom(): Promise<void> {
    bytes ??= (await listFiles(folder)).reduce((sum, { size }) => sum + size, 0)
    if (bytes <= mostBytes) return
    const files = (await listFiles(folder)).toSorted((a, b) => a.mtimeMs - b.mtimeMs)
    bytes = files.reduce((sum, { size }) => sum + size, 0)
    for (const { path, size } of files) {
      if (bytes <= mostBytes * KEPT_SHARE) return
      await rm(path, { force: true })
      bytes -= size
    }
  }

  return {
    async read(address, widthPx) {
      const name = named(address, widthPx)
      try {
        const content = fileOf('contents', await readFile(name, 'utf8'))
        const picture = await readFile(content)
        const now = new Date()
        await Promise.all([name, content].map((file) => utimes(file, now, now)))
        return picture
      } catch {
        return null
      }
    },

    async write(address, widthPx, picture) {
      const hash = hashOf(picture)
      await writeWhole(fileOf('contents', hash), picture)
      await writeWhole(named(address, widthPx), hash)
      if (bytes !== null) bytes += picture.byteLength + hash.length
      await makeRoom()
    },
  }
}

/** Written aside first: a reader never sees half a picture. */
async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  const aside = `${file}.${process.pid}.${performance.now()}`
  try {
    await writeFile(aside, content)
    await rename(aside, file)
  } catch (error) {
    // Half a picture would keep the room that is wanting.
    await rm(aside, { force: true })
    throw error
  }
}

async function listFiles(folder: string) {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const found = await stat(path).catch(() => null)
      return found?.isFile() ? [{ path, size: found.size, mtimeMs: found.mtimeMs }] : []
    }),
  )
  return files.flat()
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
