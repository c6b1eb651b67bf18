import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Makes a folder beside `target` whose name says which process made it. */
export function makeProcessFolder(target: string): Promise<string> {
  return mkdtemp(`${target}.new-${process.pid}-`)
}

/** Removes the folders beside `target` that killed processes left, as far as nothing was added to them for some time. */
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
    // Programs that such a process started may write on for a moment; then the next start removes it.
    await rm(path, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
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
