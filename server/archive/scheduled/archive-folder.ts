import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** By its name the newest is the last. */
const VERIFIED = /^synthwire-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/
/** What an attempt leaves behind that ended early, or whose archive could not be restored. */
const UNVERIFIED = /^synthwire-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.unverified\.tar\.gz(?:\.part)?$/
const STATE = 'last-attempt.json'

const LastAttempt = z.object({
  at: z.iso.datetime(),
  rows: z.int(),
  files: z.int(),
  /** What went wrong, in words; null when the archive was made and restored. */
  problem: z.nullable(z.string()),
})
export type LastAttempt = z.infer<typeof LastAttempt>

/** Where an archive of that moment is written, and where it goes once it was restored. */
export function archiveNames(at: Date): { unverified: string; verified: string } {
  const name = `synthwire-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  return { unverified: `${name}.unverified.tar.gz`, verified: `${name}.tar.gz` }
}

/** The verified archives, oldest first. */
export async function listVerified(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => VERIFIED.test(name)).toSorted()
}

export async function removeUnverified(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (UNVERIFIED.test(name)) await rm(join(folder, name))
  }
}

/** Deletes the oldest verified ones beyond `keep`; files of other names are not ours. Returns how many. */
export async function removeOldest(folder: string, keep: number): Promise<number> {
  const old = (await listVerified(folder)).slice(0, -keep)
  for (const name of old) await rm(join(folder, name))
  return old.length
}

/** How the last attempt went; null before the first one, or when what stands there is not ours. */
export async function readLastAttempt(folder: string): Promise<LastAttempt | null> {
  try {
    return LastAttempt.parse(JSON.parse(await readFile(join(folder, STATE), 'utf8')))
  } catch {
    return null
  }
}

export async function noteAttempt(folder: string, attempt: LastAttempt): Promise<void> {
  const aside = join(folder, `${STATE}.part`)
  await writeFile(aside, `${JSON.stringify(attempt, null, 2)}\n`, { mode: 0o600 })
  await rename(aside, join(folder, STATE))
}
