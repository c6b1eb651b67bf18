import { readFileSync, statSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Problem } from '#core/problem.ts'

/**
 * The id of an account without rights, which nearly every system has in /etc/passwd. PostgreSQL
 * requires an entry there.
 */
const UNPRIVILEGED_UID = 65_534

/** The account that PostgreSQL runs as. */
export interface Account {
  uid: number
  gid: number
}

/**
 * The account for PostgreSQL, which refuses to run as root; null for the account of this process,
 * if that is not root.
 */
export function serverAccount(): Account | null {
  if (process.getuid?.() !== 0) return null
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [, , uid, gid] = line.split(':')
    if (uid === String(UNPRIVILEGED_UID)) return { uid: UNPRIVILEGED_UID, gid: Number(gid) }
  }
  throw new Problem(
    'unavailable',
    `The built-in PostgreSQL cannot run as root, and this system has no user ${UNPRIVILEGED_UID} (nobody) to run it as. ` +
      'Start Synthwire as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  )
}

/**
 * Makes a folder and its parents, so that the account can reach them whatever the umask of this
 * process is.
 */
export async function makeFolder(account: Account | null, path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (!account || first === undefined) return
  for (let folder = path; folder.length >= first.length; folder = dirname(folder)) {
    await chmod(folder, 0o755)
  }
}

/** Says if the account may enter every folder of the path, and enter or run the last one. */
export function canReach(account: Account | null, path: string): boolean {
  if (!account) return true
  const { uid, gid, mode } = statSync(path)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  const mayEnter = ((mode >> shift) & 1) === 1
  const parent = dirname(path)
  return mayEnter && (parent === path || canReach(account, parent))
}
