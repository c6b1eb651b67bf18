import type { Desk } from '#server/tools.ts'
import { LOCK_FILE } from '../build/package-lock.ts'
import { saveProject } from '../files/save-project.ts'

/**
 * Keeps the lock file of a build in the project. If somebody else changed it meanwhile, their
 * version stays; the next build asks again.
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
