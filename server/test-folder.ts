import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeProcessFolder, removeAbandoned } from './disk/process-folders.ts'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3
const NAME = 'synthwire-test'
/** Longer than a run of all tests, also if other machines share a folder of this one. */
const LEFT_AFTER_MS = 3_600_000

/**
 * A folder for files that outlive no run of tests. It is in memory if there is room, because
 * PostgreSQL creates a thousand files for each database, which takes up to ten times as long on
 * disks.
 */
export async function testFolder(): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(MEMORY)
    return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Creates a folder for such files, which belongs to this process. */
export async function makeTestFolder(inside: string): Promise<string> {
  return makeProcessFolder(join(inside, NAME))
}

/**
 * Removes folders that killed test runs left, each of which often takes up hundreds of megabytes of
 * memory.
 */
export async function removeOldTestFolders(): Promise<void> {
  for (const folder of [MEMORY, tmpdir()])
    await removeAbandoned(join(folder, NAME), { afterMs: LEFT_AFTER_MS })
}
