import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ARCHIVE } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import { demandOwnStore } from '../../stores/store-owner.ts'
import type { Store } from '../../stores/store.ts'
import type { Secrets } from '../../tools.ts'
import {
  attemptText,
  isArchiveName,
  LAST_ATTEMPT,
  readAttempt,
  type ArchivePlace,
} from './archive-place.ts'

const PREFIX = 'archives/'
/**
 * The end of the name of the checksum file next to each verified archive, in the format of
 * `sha256sum --check`.
 */
const SUM = '.sha256'
/** The work folder on this machine, in which archives are written and downloaded. */
const WORK = 'archive-made'
const SMALL_BYTES = 10_000

/** The parts of the server that are needed to keep archives in a store. */
export interface StorePlaceTools {
  store: Store
  dataFolder: string
  secrets: Pick<Secrets, 'sign'>
}

/**
 * Keeps archives in a store. Each is downloaded again to be verified, so that the tested file is
 * the stored one.
 */
export function storePlace({ store, dataFolder, secrets }: StorePlaceTools): ArchivePlace {
  const folder = join(dataFolder, WORK)

  return {
    words: `${store.place}${PREFIX}`,

    async prepare() {
      await demandOwnStore(store, secrets)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const names = await namesIn(store)
      for (const name of names) {
        const other = name.endsWith(SUM) ? name.slice(0, -SUM.length) : name + SUM
        if (isArchiveName(name.replace(/\.sha256$/, '')) && !names.has(other))
          await store.remove(PREFIX + name)
      }
    },

    async add(name, { write, verify }) {
      const file = join(folder, name)
      try {
        const written = await write(file)
        const sum = await sumOf(file)
        await store.putFile(PREFIX + name, file)
        await fetchArchive(store, name, file)
        if ((await sumOf(file)) !== sum) throw changed()
        await verify(file, written)
        await store.put(PREFIX + name + SUM, Buffer.from(`${sum}  ${name}\n`))
        return written
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    async list() {
      const items = await store.list(PREFIX)
      const names = new Set(items.map((item) => item.name))
      return items
        .filter((item) => names.has(item.name + SUM))
        .map((item) => ({ name: item.name.slice(PREFIX.length), bytes: item.bytes }))
        .filter((item) => isArchiveName(item.name))
    },

    async remove(name) {
      // The checksum is removed first: an archive without one does not count, even if this process
      // ends in between.
      await store.remove(PREFIX + name + SUM)
      await store.remove(PREFIX + name)
    },

    async readLastAttempt() {
      return readAttempt(String(await store.read(PREFIX + LAST_ATTEMPT, SMALL_BYTES)))
    },

    async noteAttempt(attempt) {
      await demandOwnStore(store, secrets)
      await store.put(PREFIX + LAST_ATTEMPT, Buffer.from(attemptText(attempt)))
    },
  }
}

/** Downloads an archive from a store into a local file, which is deleted after the work. */
export async function withStoredArchive<Result>(
  { store, dataFolder }: Pick<StorePlaceTools, 'store' | 'dataFolder'>,
  name: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(dataFolder, 'archive-got')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const file = join(folder, 'archive.tar.gz')
    await fetchArchive(store, name, file)
    const sum = await store.read(PREFIX + name + SUM, SMALL_BYTES)
    if (sum !== null && !sum.toString('utf8').startsWith(await sumOf(file))) throw changed()
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fetchArchive(store: Store, name: string, file: string): Promise<void> {
  if (await store.fetch(PREFIX + name, file, ARCHIVE.packedBytes)) return
  throw new Problem(
    'not-found',
    `The store has no archive ${name}. "synthwire archives" lists those that it has.`,
  )
}

async function namesIn(store: Store): Promise<Set<string>> {
  return new Set((await store.list(PREFIX)).map(({ name }) => name.slice(PREFIX.length)))
}

async function sumOf(file: string): Promise<string> {
  const sum = createHash('sha256')
  for await (const piece of createReadStream(file)) sum.update(piece as Buffer)
  return sum.digest('hex')
}

function changed(): Problem {
  return new Problem(
    'unavailable',
    'The store returned an archive with other bytes than were put there. Do not trust this store: check its disks, or use another one.',
  )
}
