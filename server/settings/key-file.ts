import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Reads the key in a file, which is created the first time and readable only by its owner. The file
 * appears completely or not at all: programs that start together get the same key, and a killed
 * program leaves no half of a key.
 */
export async function readKeyFile(path: string, bytes: number): Promise<Buffer> {
  const known = await readFile(path).catch(nullIfAbsent)
  // An empty file has no key: its creator was killed before writing.
  if (known === null || known.length === 0) await makeKeyFile(path, bytes)
  return readFile(path)
}

async function makeKeyFile(path: string, bytes: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const aside = `${path}.${process.pid}-${randomBytes(6).toString('hex')}`
  try {
    const file = await open(aside, 'wx', 0o600)
    try {
      await file.writeFile(randomBytes(bytes))
      await file.sync()
    } finally {
      await file.close()
    }
    const isEmpty = (await stat(path).catch(nullIfAbsent))?.size === 0
    if (isEmpty) await rename(aside, path)
    else await link(aside, path).catch((error) => renameWithoutLinks(error, aside, path))
  } finally {
    await rm(aside, { force: true })
  }
}

/**
 * Called if no link could be made. If another process was faster, its key counts; if the file
 * system has no hard links, as on many memory sticks, the file is renamed.
 */
async function renameWithoutLinks(error: NodeJS.ErrnoException, aside: string, path: string) {
  if (error.code === 'EEXIST') return
  if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(error.code ?? '')) throw error
  await rename(aside, path)
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
