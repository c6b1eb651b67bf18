import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** Options of a command that is run in a root file system of its own. */
export interface InRoot {
  root: string
  env?: Record<string, string>
  folder?: string
  /**
   * The user and group by number; root if null or absent. Any other user starts without
   * capabilities.
   */
  user?: { uid: number; gid: number } | null
  /** Folders of this machine to mount, by their paths inside the root. */
  mounts?: Record<string, string>
  /** True if the root is read-only, apart from the mounts and an empty /tmp. */
  isReadOnly?: boolean
}

const MOUNT = `set -e
mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc"
mount --rbind /dev "$ROOT/dev"
mount -t tmpfs -o size=64m shm "$ROOT/dev/shm"
for mount in $MOUNTS; do
  mkdir -p "$ROOT\${mount#*:}"
  mount --bind "\${mount%%:*}" "$ROOT\${mount#*:}"
done
if test "$READ_ONLY" = 1; then
  mount -t tmpfs tmp "$ROOT/tmp"
  chmod 1777 "$ROOT/tmp"
  mount -o remount,bind,ro "$ROOT"
fi
exec "$@"`

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Starts a command as the first process of namespaces of its own, as a container engine does. */
export function startInRoot(
  command: string[],
  { root, mounts = {}, isReadOnly = false, ...rest }: InRoot,
  stdio: StdioOptions = 'inherit',
): ChildProcess {
  const apart = ['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child']
  const shell = ['/bin/sh', '-c', MOUNT, 'sh', ...entering(command, { root, ...rest })]
  const given = Object.entries(mounts).map(([inside, outside]) => `${outside}:${inside}`)
  return spawn('unshare', [...apart, ...shell], {
    stdio,
    env: { PATH, ROOT: root, MOUNTS: given.join(' '), READ_ONLY: isReadOnly ? '1' : '0' },
  })
}

/** Runs a command until it ends. Throws its output if it fails and the output was not shown. */
export async function runInRoot(
  command: string[],
  where: InRoot,
  stdio: StdioOptions = 'inherit',
): Promise<string> {
  return outcomeOf(startInRoot(command, where, stdio), command)
}

/** Runs a further command in a container that is already running, as `docker exec` does. */
export async function runBeside(
  started: ChildProcess,
  command: string[],
  where: Pick<InRoot, 'root' | 'env' | 'folder' | 'user'>,
): Promise<string> {
  const target = ['--target', String(firstInside(started)), '--mount', '--pid', '--ipc', '--uts']
  const args = [...target, ...entering(command, where)]
  return outcomeOf(spawn('nsenter', args, { stdio: ['ignore', 'pipe', 'pipe'] }), command)
}

/** Tells the first process inside to end, and waits until it has ended; returns its exit code. */
export async function stopInRoot(started: ChildProcess): Promise<number | null> {
  const ended = once(started, 'exit') as Promise<[number | null]>
  process.kill(firstInside(started), 'SIGTERM')
  return (await ended)[0]
}

function entering(
  command: string[],
  { root, env = {}, folder = '/', user = null }: Pick<InRoot, 'root' | 'env' | 'folder' | 'user'>,
): string[] {
  const as = user
    ? ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups']
    : []
  const powerless = user ? ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'] : []
  const variables = Object.entries({ PATH, ...env }).map(([name, value]) => `${name}=${value}`)
  const shell = ['/bin/sh', '-c', 'cd "$0" && exec "$@"', folder]
  return [
    ...['chroot', root, 'setpriv', ...as, ...powerless, '--'],
    ...['env', '--ignore-environment', ...variables, ...shell, ...command],
  ]
}

/** The id of the first process inside: the child of `unshare`, which itself stays outside. */
function firstInside({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())
}

async function outcomeOf(child: ChildProcess, command: string[]): Promise<string> {
  let said = ''
  child.stdout?.on('data', (text) => (said += text))
  child.stderr?.on('data', (text) => (said += text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code === 0) return said
  throw new Error(`"${command.join(' ')}" ended with ${code}. ${said}`)
}
