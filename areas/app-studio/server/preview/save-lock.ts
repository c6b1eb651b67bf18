import type { Desk } from '#server/tools.ts'
import { LOCK_FILE } from '../build/package-lock.ts'
import { saveProject } from '../files/save-project.ts'

/**
 * Saves the lock file of a build in the project. If somebody else has changed the file in the
 * meantime, their version stays and the next build resolves the packages again.
 */
export async function saveLock(
  desk: Desk,
  project: string,
  base: string,
  lockFile: string,
): Promise<string> {
  const saved = await saveProject(desk, {
    ...{ project, base, hand: 'reader', message: null },
    changes: [{ do: 'write', path: LOCK_FILE, content: Buffer.from(lockFile) }],
  })
  return saved.conflicts.length === 0 ? saved.commit : base
}
