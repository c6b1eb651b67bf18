import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** An unfinished folder beside the final one; its name tells its maker. */
export function makeUnfinished(target: string): Promise<string> {
  return mkdtemp(`${target}.new-${process.pid}-`)
}

/** Removes the unfinished folders of processes that were killed. */
export async function removeAbandoned(target: string): Promise<void> {
  const folder = dirname(target)
  const prefix = `${basename(target)}.new-`
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    if (!name.startsWith(prefix)) continue
    const pid = Number(name.slice(prefix.length).split('-')[0])
    if (pid > 0 && pid !== process.pid && !isAlive(pid)) {
      // Programs that such a process started may write on for a moment; then the next start removes it.
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
    }
  }
}

/** An id that some other program has today keeps only a folder that nobody reads. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
