import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '#core/problem.ts'
import type { GuardedFetch } from '#server/tools.ts'

const MAX_BYTES = 5_000_000

export interface Picture {
  type: string
  body: Uint8Array
}

/** First bytes of the types that are shown. SVG is not among them: it is a program. */
const types: [type: string, matches: (bytes: Buffer) => boolean][] = [
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff'],
  ['image/png', (bytes) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a'],
  ['image/gif', (bytes) => /^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1'))],
  ['image/webp', (bytes) => /^RIFF....WEBP/s.test(bytes.subarray(0, 12).toString('latin1'))],
  ['image/avif', (bytes) => /^....ftypavi[fs]/s.test(bytes.subarray(0, 12).toString('latin1'))],
]

/** Pictures that were fetched before, on disk by the hash of their address. */
export function imageStore(dataFolder: string) {
  const folder = join(dataFolder, 'images')
  const fileOf = (address: string) => {
    const name = createHash('sha256').update(address).digest('hex')
    return join(folder, name.slice(0, 2), name)
  }
  return {
    async read(address: string): Promise<Uint8Array | null> {
      return readFile(fileOf(address)).catch(() => null)
    },
    /** What is wanted again is fetched again. */
    async forget(addresses: string[]): Promise<void> {
      for (const address of addresses) await rm(fileOf(address), { force: true })
    },
    /** Written aside first: a reader never sees half a picture. */
    async write(address: string, body: Uint8Array): Promise<void> {
      const file = fileOf(address)
      await mkdir(join(file, '..'), { recursive: true })
      const aside = `${file}.${process.pid}.${Date.now()}`
      await writeFile(aside, body)
      await rename(aside, file)
    },
  }
}

/** A picture by way of the guarded fetcher; its type is what its bytes say, not what its server says. */
export async function fetchImage(
  fetch: GuardedFetch,
  address: string,
  store: ReturnType<typeof imageStore>,
): Promise<Picture> {
  const kept = await store.read(address)
  if (kept) return pictureOf(kept)
  const { status, body } = await fetch(address, {
    maxBytes: MAX_BYTES,
    headers: { accept: 'image/*' },
  })
  if (status !== 200) throw new Problem('unavailable', `The picture is not there (${status}).`)
  const picture = pictureOf(body)
  await store.write(address, body)
  return picture
}

function pictureOf(body: Uint8Array): Picture {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const known = types.find(([, matches]) => matches(bytes))
  if (!known) throw new Problem('invalid', 'That is no picture of a kind that is shown.')
  return { type: known[0], body }
}
