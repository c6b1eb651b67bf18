import { createHash } from 'node:crypto'
import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ARCHIVE } from '#server/archive/limits.ts'
import { Problem } from '#core/problem.ts'
import { folderStore } from '#server/stores/folder-store.ts'
import type { Store } from '#server/stores/store.ts'

/** The most bytes of pictures on disk; the least recently used are deleted. */
const MOST_BYTES = 500_000_000
/**
 * The share of MOST_BYTES that remains after deleting, so that not every new picture leads to a
 * deletion.
 */
const KEPT_SHARE = 0.8
/** A store that failed is not used for this long. Meanwhile pictures come from their publishers. */
const REST_MS = 30_000
/**
 * The longest wait for the shared store; slow pictures must not block all six connections of a
 * browser.
 */
const PATIENCE_MS = 2000

export interface PictureStore {
  /** The picture of an address at a width; null if it is not stored. */
  read(address: string, widthPx: number): Promise<Uint8Array | null>
  write(address: string, widthPx: number, picture: Uint8Array): Promise<void>
}

interface PictureStoreOptions {
  mostBytes?: number
  /** Called when the shared store fails; the picture is shown nevertheless. */
  onFailure?: (error: unknown) => void
}

/**
 * Stores pictures in smaller sizes. Each content is stored once, by its hash; a small file for each
 * address and width names its content. If there is a shared store for media, the folder of this
 * machine caches recently used pictures.
 */
export function openPictureStore(
  dataFolder: string,
  media: Store,
  { mostBytes = MOST_BYTES, onFailure = () => {} }: PictureStoreOptions = {},
): PictureStore {
  const here = folderStore(dataFolder)
  let bytes: number | null = null
  let restsUntil = 0

  async function makeRoom(): Promise<void> {
    bytes ??= sumOf(await here.list('pictures/'))
    if (bytes <= mostBytes) return
    const files = (await here.list('pictures/')).toSorted(
      (a, b) => a.modifiedAt.getTime() - b.modifiedAt.getTime(),
    )
    bytes = sumOf(files)
    for (const { name, bytes: size } of files) {
      if (bytes <= mostBytes * KEPT_SHARE) return
      await rm(join(dataFolder, name), { force: true })
      bytes -= size
    }
  }

  /** Uses the shared store; null if there is none, or for a while after a failure. */
  async function elsewhere<Result>(
    work: (store: Store) => Promise<Result>,
  ): Promise<Result | null> {
    if (!media.isShared || performance.now() < restsUntil) return null
    try {
      return await Promise.race([work(media), impatience()])
    } catch (error) {
      restsUntil = performance.now() + REST_MS
      onFailure(error)
      return null
    }
  }

  async function keepHere(names: Names, picture: Uint8Array): Promise<void> {
    const { of, content } = names
    await here.put(content, picture)
    await here.put(of, Buffer.from(hashOf(content)))
    if (bytes !== null) bytes += picture.byteLength + hashOf(content).length
    await makeRoom()
  }

  return {
    async read(address, widthPx) {
      const of = nameOf(address, widthPx)
      const found = await findIn(here, of).catch(() => null)
      if (found) {
        const now = new Date()
        const files = [of, found.content].map((name) => join(dataFolder, name))
        await Promise.all(files.map((file) => utimes(file, now, now))).catch(() => {})
        return found.picture
      }
      const shared = await elsewhere((store) => findIn(store, of))
      if (!shared || sha256(shared.picture) !== hashOf(shared.content)) return null
      // If the disk is full, the picture is shown but not stored.
      await keepHere({ of, content: shared.content }, shared.picture).catch(() => {})
      return shared.picture
    },

    async write(address, widthPx, picture) {
      const names = { of: nameOf(address, widthPx), content: contentName(sha256(picture)) }
      await elsewhere(async (store) => {
        await store.put(names.content, picture)
        await store.put(names.of, Buffer.from(hashOf(names.content)))
      })
      await keepHere(names, picture)
    },
  }
}

async function impatience(): Promise<never> {
  await pause(PATIENCE_MS, null, { ref: false })
  throw new Problem('unavailable', `The store took longer than ${PATIENCE_MS / 1000} seconds.`)
}

interface Names {
  /** The name of the small file for an address and a width, which holds the hash of the content. */
  of: string
  content: string
}

async function findIn(store: Store, of: string) {
  const hash = String(await store.read(of, HASH_CHARACTERS))
  if (!/^[\da-f]{64}$/.test(hash)) return null
  const content = contentName(hash)
  const picture = await store.read(content, ARCHIVE.fileBytes)
  return picture && { content, picture }
}

const HASH_CHARACTERS = 64

function nameOf(address: string, widthPx: number): string {
  const name = sha256(Buffer.from(`${widthPx} ${address}`))
  return `pictures/names/${name.slice(0, 2)}/${name}`
}

function contentName(hash: string): string {
  return `pictures/contents/${hash.slice(0, 2)}/${hash}`
}

function hashOf(content: string): string {
  return content.slice(-HASH_CHARACTERS)
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

function sumOf(files: { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}
