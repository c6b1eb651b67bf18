import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Makes a folder beside `target` whose name contains the id of this process. */
export function makeProcessFolder(target: string): Promise<string> {
  return mkdtemp(`${target}.new-${process.pid}-`)
}

/**
 * Removes the folders next to `target` that killed processes left, unless they changed within
 * `afterMs`.
 */
export async function removeAbandoned(target: string, { afterMs = 0 } = {}): Promise<void> {
  const folder = dirname(target)
  const prefix = `${basename(target)}.new-`
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    if (!name.startsWith(prefix)) continue
    const pid = Number(name.slice(prefix.length).split('-')[0])
    if (!(pid > 0) || pid === process.pid || isAlive(pid)) continue
    const path = join(folder, name)
    const changedAt = (await stat(path).catch(() => null))?.mtimeMs ?? Infinity
    if (Date.now() - changedAt < afterMs) continue
    // Programs that the killed process started may still write for a moment; then the next start
    // removes the folder.
    await rm(path, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
  }
}

/**
 * Says if a process with this id runs. If it is another program by now, the only harm is that an
 * unused folder stays.
 */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
