import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process id that a server wrote down in its cluster; it may be long gone. */
export function writtenPid(folder: string): number | null {
  try {
    const [line] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return Number(line) || null
  } catch {
    return null
  }
}

/** The process id of the server that runs on this cluster now; null without one. */
export function livingPid(folder: string): number | null {
  const pid = writtenPid(folder)
  return pid !== null && isServerOf(pid, folder) ? pid : null
}

/** After a crash the written id may belong to any other program; a server of ours names its cluster. */
export function isServerOf(pid: number, folder: string): boolean {
  return commandOf(pid).includes(folder)
}

function commandOf(pid: number): string[] {
  try {
    // Readable by everyone, unlike the rest of /proc about another account's processes.
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    const { stdout } = spawnSync('ps', ['-ww', '-p', String(pid), '-o', 'args='], {
      encoding: 'utf8',
    })
    return stdout.split(/ -[Dc] |\n/)
  } catch {
    return []
  }
}
