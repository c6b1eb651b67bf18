import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeProcessFolder, removeAbandoned } from './disk/process-folders.ts'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3
const NAME = 'synthwire-test'
/**
 * The age at which an abandoned folder is removed. No run of all tests takes as long, also if
 * machines share the folder.
 */
const LEFT_AFTER_MS = 3_600_000

/**
 * The folder for files that are deleted after a test run. It is in memory if there is room, because
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

/** Creates a folder for files of tests, whose name contains the id of this process. */
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
