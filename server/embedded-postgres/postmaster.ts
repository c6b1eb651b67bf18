import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The process id in the server's pid file; null if there is none. The process may have ended long
 * ago.
 */
export function writtenPid(folder: string): number | null {
  try {
    const [line] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return Number(line) || null
  } catch {
    return null
  }
}

/** The process id of the server that runs on this cluster now; null if none runs. */
export function livingPid(folder: string): number | null {
  const pid = writtenPid(folder)
  return pid !== null && isServerOf(pid, folder) ? pid : null
}

/**
 * Says if a process is the server of a cluster, which is named in its command. After a crash, the
 * id in the pid file may belong to any other program.
 */
export function isServerOf(pid: number, folder: string): boolean {
  return commandOf(pid).includes(folder)
}

function commandOf(pid: number): string[] {
  try {
    // This file is readable by everyone, unlike other files in /proc about another account's
    // processes.
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
