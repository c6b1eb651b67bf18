import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { openContentStore, writeWhole } from '#areas/files/server/lends.ts'

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
  const contents = openContentStore(join(folder, 'contents'), { mayBeLost: true })
  const named = (address: string, widthPx: number) => {
    const name = createHash('sha256').update(`${widthPx} ${address}`).digest('hex')
    return join(folder, 'names', name.slice(0, 2), name)
  }

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
        const content = contents.fileOf(await readFile(name, 'utf8'))
        const picture = await readFile(content)
        const now = new Date()
        await Promise.all([name, content].map((file) => utimes(file, now, now)))
        return picture
      } catch {
        return null
      }
    },

    async write(address, widthPx, picture) {
      const hash = await contents.write(picture)
      await writeWhole(named(address, widthPx), hash)
      if (bytes !== null) bytes += picture.byteLength + hash.length
      await makeRoom()
    },
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
