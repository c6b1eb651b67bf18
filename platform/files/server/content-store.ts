import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '#core/problem.ts'
import type { Store } from '#server/stores/store.ts'
import { HEAD_BYTES } from './file-type.ts'

export type Content = Uint8Array | AsyncIterable<Uint8Array>

/**
 * A content that has arrived completely on the disk of this machine, before it is moved to its
 * place in the store.
 */
export interface Arrived {
  hash: string
  bytes: number
  /** The first bytes of the content. */
  head: Buffer
  /** The path of the content until it is placed. */
  aside: string
}

/** A store that holds each content once, by its SHA-256. Incomplete contents are never visible. */
export interface ContentStore {
  /**
   * Receives a content as it arrives; null if it is too large. A content that is never placed is
   * swept later.
   */
  receive(content: Content, mostBytes: number): Promise<Arrived | null>
  place(arrived: Arrived): Promise<void>
  /** The name of a content's file in the store. */
  nameOf(hash: string): string
  /** Reads a content; null without one. Fails with a `Problem` if it is damaged or too large. */
  read(hash: string, mostBytes: number): Promise<Buffer | null>
  remove(hash: string): Promise<void>
  /** The hashes of all contents. */
  list(): Promise<string[]>
  /**
   * Deletes contents that arrived but were never placed, such as those of a process that was
   * killed.
   */
  sweepAside(olderThanMs: number): Promise<void>
}

/**
 * Opens a content store. `prefix` begins every name and ends in "/". `asideFolder` is a folder of
 * this machine; if the store is a folder too, both must be on the same disk.
 */
export function openContentStore(store: Store, prefix: string, asideFolder: string): ContentStore {
  const nameOf = (hash: string) => `${prefix}${hash.slice(0, 2)}/${hash}`

  return {
    nameOf,

    async receive(content, mostBytes) {
      await mkdir(asideFolder, { recursive: true })
      const aside = join(asideFolder, randomUUID())
      try {
        const received = await receiveInto(aside, content, mostBytes)
        if (received === null) {
          await rm(aside, { force: true })
          return null
        }
        // A shared store gets a copy now, because placing happens in a transaction, which must not
        // wait for the transfer.
        if (store.isShared) await store.putCopy(nameOf(received.hash), aside)
        return { ...received, aside }
      } catch (error) {
        // A partial file is removed, because it may have filled the disk.
        await rm(aside, { force: true })
        throw error
      }
    },

    async place({ hash, aside }) {
      // The copy may have been swept since it arrived, because no row referred to it yet.
      const isThere = store.isShared && (await store.has(nameOf(hash)))
      await (isThere ? rm(aside, { force: true }) : store.putFile(nameOf(hash), aside))
    },

    async read(hash, mostBytes) {
      const content = await store.read(nameOf(hash), mostBytes)
      if (content === null || createHash('sha256').update(content).digest('hex') === hash)
        return content
      throw new Problem(
        'unavailable',
        'This file is damaged where it is stored: its bytes are not those that were uploaded. Upload it again, or get it out of an archive.',
      )
    },

    remove: (hash) => store.remove(nameOf(hash)),

    async list() {
      const names = (await store.list(prefix)).map(({ name }) => name.slice(-64))
      return names.filter((name) => /^[\da-f]{64}$/.test(name))
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
}

async function receiveInto(
  aside: string,
  content: Content,
  mostBytes: number,
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
    await file.sync()
  } finally {
    await file.close()
  }
  return { hash: sum.digest('hex'), bytes, head: head.subarray(0, HEAD_BYTES) }
}

function nothingIfAbsent<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}
