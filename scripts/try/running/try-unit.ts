import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '#server/checkout.ts'
import { copySources } from './copy-sources.ts'
import { readAssignments } from './containerfile.ts'
import { expectPages, expectThat } from './expect-that.ts'
import { runInRoot } from './in-root.ts'
import { makeDebian } from './make-debian.ts'
import { networkFor } from './network.ts'
import { startHub } from './tried-hub.ts'
import { readCommands, readUnit } from './unit-file.ts'

const PLACE = '/opt/synthwire'
const UNIT = '/etc/systemd/system/synthwire.service'

/** Carries out the steps of docs/running.md for systemd, except cloning and starting systemd. */
export async function installUnit(root: string, work: string, tell: (line: string) => void) {
  await makeDebian('debian:trixie-slim', root, work)
  const where = { root, ...networkFor(root, work) }
  await runInRoot(['apt-get', 'update'], where)
  // Installs systemd, which a real machine has already.
  const systemd = ['apt-get', 'install', '--yes', '--no-install-recommends', 'systemd']
  await runInRoot(systemd, where)
  const text = readFileSync(join(checkout, 'docs/running.md'), 'utf8')
  let folder = '/'
  for (const command of readCommands(text, '## With systemd')) {
    tell(command)
    if (command.startsWith('systemctl ')) continue
    if (command.startsWith('cd ')) folder = command.slice('cd '.length)
    else if (command.startsWith('git clone')) copySources('.', join(root, PLACE))
    else await runInRoot(['/bin/sh', '-c', command], { ...where, folder })
  }
}

/** Says if an earlier run finished installing. */
export function isInstalled(root: string): boolean {
  return existsSync(join(root, UNIT))
}

/**
 * Asks systemd about the unit, and runs its command as systemd would: as its user, able to write
 * only its state.
 */
export async function tryUnit(root: string, work: string): Promise<void> {
  const faults = await runInRoot(['systemd-analyze', 'verify', UNIT], { root }, 'pipe')
  expectThat(faults.trim() === '', `systemd-analyze finds nothing: ${faults}`)

  const unit = readUnit(readFileSync(join(root, UNIT), 'utf8'))
  const [name] = unit.get('User')!
  const passwd = readFileSync(join(root, 'etc/passwd'), 'utf8')
  // safe expression: the name is that of a file of ours
  const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(passwd)!
  const user = { uid: Number(uid), gid: Number(gid) }

  const state = join(work, 'volumes', 'unit')
  rmSync(state, { recursive: true, force: true })
  mkdirSync(state, { recursive: true, mode: 0o700 })
  chownSync(state, user.uid, user.gid)
  const hub = await startHub(unit.get('ExecStart')![0]!.split(' '), {
    root,
    env: readAssignments(unit.get('Environment')!.join(' ')),
    folder: unit.get('WorkingDirectory')![0]!,
    user,
    mounts: { [`/var/lib/${unit.get('StateDirectory')![0]}`]: state },
    isReadOnly: true,
  })
  await expectPages(hub, null)
  await hub.stop()
}
