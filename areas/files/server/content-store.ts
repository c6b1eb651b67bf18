import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HEAD_BYTES } from './file-type.ts'

export type Content = Uint8Array | AsyncIterable<Uint8Array>

/** A content that is on the disk, whole, and not yet in its place. */
export interface Arrived {
  hash: string
  bytes: number
  /** Its first bytes. */
  head: Buffer
  /** Where it lies until then. */
  aside: string
}

const ASIDE = 'arriving'

/** Contents below a folder, each once, by its SHA-256: nobody sees half of one. */
export interface ContentStore {
  fileOf(hash: string): string
  /** Takes it in as it comes; null when it is more than that. What is never placed is swept one day. */
  receive(content: Content, mostBytes?: number): Promise<Arrived | null>
  place(arrived: Arrived): Promise<void>
  /** Received and placed. */
  write(content: Uint8Array): Promise<string>
  /** Null when it is not here. */
  read(hash: string): Promise<Buffer | null>
  remove(hash: string): Promise<void>
  /** The hashes of all. */
  list(): Promise<string[]>
  /** Deletes what arrived and was never placed, such as by a process that was killed. */
  sweepAside(olderThanMs: number): Promise<void>
}

interface StoreOptions {
  /** What is lost with the power can be had again, so nobody waits for the disk. */
  mayBeLost?: boolean
}

export function openContentStore(
  folder: string,
  { mayBeLost = false }: StoreOptions = {},
): ContentStore {
  const fileOf = (hash: string) => join(folder, hash.slice(0, 2), hash)
  const asideFolder = join(folder, ASIDE)

  const store: ContentStore = {
    fileOf,

    async receive(content, mostBytes = Infinity) {
      await mkdir(asideFolder, { recursive: true })
      const aside = join(asideFolder, randomUUID())
      try {
        const received = await receiveInto(aside, content, { mostBytes, isSynced: !mayBeLost })
        if (received === null) await rm(aside, { force: true })
        return received && { ...received, aside }
      } catch (error) {
        // Half a file would keep the room that is wanting.
        await rm(aside, { force: true })
        throw error
      }
    },

    async place({ hash, aside }) {
      await mkdir(join(fileOf(hash), '..'), { recursive: true })
      await rename(aside, fileOf(hash))
    },

    async write(content) {
      const arrived = (await store.receive(content))!
      await store.place(arrived)
      return arrived.hash
    },

    read: (hash) => readFile(fileOf(hash)).catch(nothingIfAbsent(null)),
    remove: (hash) => rm(fileOf(hash), { force: true }),

    async list() {
      const found = await readdir(folder, { recursive: true }).catch(nothingIfAbsent([]))
      return found.map((path) => path.slice(-64)).filter((name) => /^[\da-f]{64}$/.test(name))
    },

    async sweepAside(olderThanMs) {
      for (const name of await readdir(asideFolder).catch(nothingIfAbsent([]))) {
        const found = await stat(join(asideFolder, name)).catch(nothingIfAbsent(null))
        if (found && Date.now() - found.mtimeMs > olderThanMs) {
          await rm(join(asideFolder, name), { force: true })
        }
      }
    },
  }
  return store
}

async function receiveInto(
  aside: string,
  content: Content,
  { mostBytes, isSynced }: { mostBytes: number; isSynced: boolean },
): Promise<Omit<Arrived, 'aside'> | null> {
  const sum = createHash('sha256')
  let bytes = 0
  let head = Buffer.alloc(0)
  const file = await open(aside, 'wx', 0o600)
  try {
    for await (const piece of content instanceof Uint8Array ? [content] : content) {
      bytes += piece.byteLength
      if (bytes > mostBytes) return null
      sum.update(piece)
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, piece.subarray(0, HEAD_BYTES)])
      await file.writeFile(piece)
    }
    if (isSynced) await file.sync()
  } finally {
    await file.close()
  }
  return { hash: sum.digest('hex'), bytes, head: head.subarray(0, HEAD_BYTES) }
}

/** Written aside first: nobody sees half of it. */
export async function writeWhole(file: string, content: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  const aside = `${file}.${randomUUID()}`
  try {
    await writeFile(aside, content)
    await rename(aside, file)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

function nothingIfAbsent<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}
