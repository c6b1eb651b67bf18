import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3

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
