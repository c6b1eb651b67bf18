import { readFileSync, statSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Problem } from '#core/problem.ts'

/**
 * This account has no rights, and nearly every system has an entry for it in /etc/passwd, as
 * PostgreSQL demands.
 */
const UNPRIVILEGED_UID = 65_534

/** The account that the server runs as. */
export interface Account {
  uid: number
  gid: number
}

/**
 * Null means our own account. PostgreSQL refuses to run as root, so a server that root starts runs
 * it as another account.
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

/** Makes a folder and its parents, so that the account can reach them whatever our umask is. */
export async function makeFolder(account: Account | null, path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (!account || first === undefined) return
  for (let folder = path; folder.length >= first.length; folder = dirname(folder)) {
    await chmod(folder, 0o755)
  }
}

/** Says if the account may enter every folder on the way, and the last one or file itself. */
export function canReach(account: Account | null, path: string): boolean {
  if (!account) return true
  const { uid, gid, mode } = statSync(path)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  const mayEnter = ((mode >> shift) & 1) === 1
  const parent = dirname(path)
  return mayEnter && (parent === path || canReach(account, parent))
}
