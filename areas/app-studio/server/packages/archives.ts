import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '#core/problem.ts'
import type { GuardedFetch } from '#server/tools.ts'
import { PACKAGES } from '../../limits.ts'

export interface Archive {
  /** Name and version of the package, for messages. */
  key: string
  address: string
  integrity: string
}

export interface Archives {
  /** Fetches an archive unless it is already stored. Fails with a `Problem`. */
  fetch(archive: Archive): Promise<void>
  /** Reads a stored archive; null if it is missing, or its hash is wrong. */
  read(integrity: string): Promise<Buffer | null>
}

/**
 * Stores archives of packages as files on this machine, by hash. If one is lost, it is fetched
 * again.
 */
export function openArchives(fetch: GuardedFetch, folder: string, registry: string): Archives {
  async function read(integrity: string): Promise<Buffer | null> {
    const path = join(folder, fileName(integrity))
    const content = await readFile(path).catch(() => null)
    if (content === null || !isIt(content, integrity)) return null
    const now = new Date()
    await utimes(path, now, now).catch(() => {})
    return content
  }

  return {
    read,
    async fetch(archive) {
      if ((await read(archive.integrity)) !== null) return
      const content = await download(fetch, archive, registry)
      await mkdir(folder, { recursive: true })
      const partial = join(folder, `${randomUUID()}.partial`)
      await writeFile(partial, content)
      await rename(partial, join(folder, fileName(archive.integrity)))
      await removeOldest(folder)
    },
  }
}

async function download(
  fetch: GuardedFetch,
  { key, address, integrity }: Archive,
  registry: string,
): Promise<Uint8Array> {
  // The lock file belongs to the project, so its author could write any address into it.
  if (!URL.canParse(address) || new URL(address).origin !== new URL(registry).origin)
    throw new Problem('invalid', `"${key}" does not come from the registry.`)
  const { status, body } = await fetch(address, {
    headers: { accept: '*/*', 'accept-encoding': 'identity' },
    // With a range that begins at 0, the fetcher does not decompress the bytes.
    fromByte: 0,
    maxBytes: PACKAGES.archiveBytes,
    timeoutMs: PACKAGES.fetchMs,
  }).catch((error: unknown) => {
    const words = error instanceof Problem ? ` ${error.message}` : ''
    throw new Problem('unavailable', `"${key}" could not be fetched.${words}`, { cause: error })
  })
  if (status !== 200)
    throw new Problem('unavailable', `The registry answered ${status} for the archive of "${key}".`)
  if (!isIt(body, integrity))
    throw new Problem('invalid', `"${key}" is not what the registry says it is.`)
  return body
}

function isIt(content: Uint8Array, integrity: string): boolean {
  return `sha512-${createHash('sha512').update(content).digest('base64')}` === integrity
}

function fileName(integrity: string): string {
  return `${createHash('sha256').update(integrity).digest('hex')}.tgz`
}

/** Removes the least recently used archives beyond the storage limit. */
async function removeOldest(folder: string): Promise<void> {
  const names = await readdir(folder)
  const found = await Promise.all(
    names.map(async (name) => {
      // The file may be gone, because it was renamed after it was written, or another process
      // removed it.
      const file = await stat(join(folder, name)).catch(() => null)
      return file && { name, size: file.size, mtimeMs: file.mtimeMs }
    }),
  )
  const files = found.filter((file) => file !== null)
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  for (const { name, size } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (bytes <= PACKAGES.storedBytes) return
    await rm(join(folder, name), { force: true })
    bytes -= size
  }
}
