import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeProcessFolder, removeAbandoned } from './disk/process-folders.ts'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3
const NAME = 'synthwire-test'
/** Longer than a run of all tests, also where other machines share a folder of this one. */
const LEFT_AFTER_MS = 3_600_000

/**
 * A folder for files that outlive no run of tests: in memory if there is room, since PostgreSQL makes a thousand files
 * for each database, and disks take up to ten times as long.
 */
export async function testFolder(): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(MEMORY)
    return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Makes a folder of this process for such files. */
export async function makeTestFolder(inside: string): Promise<string> {
  return makeProcessFolder(join(inside, NAME))
}

/** Removes what killed runs of tests left, which is often some hundred megabytes of memory each. */
export async function removeOldTestFolders(): Promise<void> {
  for (const folder of [MEMORY, tmpdir()])
    await removeAbandoned(join(folder, NAME), { afterMs: LEFT_AFTER_MS })
}
