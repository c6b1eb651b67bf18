import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import {
  chmod,
  chown,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { Problem } from '#core/problem.ts'
import { canReach, makeFolder, serverAccount, type Account } from './account.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { makeProcessFolder, removeAbandoned } from '../disk/process-folders.ts'

/**
 * A folder that every account can reach, for servers that root starts with a private data folder.
 */
const COMMON_HOME = '/var/lib/synthwire'
/**
 * The longest folder of a socket: the address of a socket has room for 107 bytes on Linux and 103
 * on macOS, which include the file name.
 */
const LONGEST_SOCKET_FOLDER = 85

/** The files of a database server, ready to be started. */
export interface Cluster {
  /** The data folder of PostgreSQL (PGDATA), without symbolic links in its path. */
  folder: string
  /** The folder from which `postgres` is run. */
  binaries: string
  account: Account | null
  logFile: string
  /** The address by which to connect to a database of that name. */
  url(database: string): string
  /** Cleans up after the last process that used the cluster. */
  tidyUp(): Promise<void>
}

/** Finds the cluster of a data folder, or makes it. */
export async function prepareCluster(dataFolder: string): Promise<Cluster> {
  const account = serverAccount()
  await openDataFolder(dataFolder, account)
  const home = canReach(account, dataFolder) ? dataFolder : COMMON_HOME
  const binaries = await findBinaries(account, placeForBinaries(dataFolder, account))
  const folder = await clusterFolder(dataFolder, home, account)
  await removeAbandoned(folder)
  if (!existsSync(folder)) await initialise(folder, binaries.folder, account)
  await checkVersion(folder, binaries)

  const sockets = await socketFolder(realpathSync(folder))
  return {
    folder: realpathSync(folder),
    binaries: binaries.folder,
    account,
    logFile: join(dataFolder, 'postgres.log'),
    url: (database) => `postgresql://synthwire@${encodeURIComponent(sockets.path)}/${database}`,
    tidyUp: sockets.tidyUp,
  }
}

/** The place for a copy of the binaries, if one is needed. Servers that root starts share it. */
export function placeForBinaries(dataFolder: string, account: Account | null): string {
  return join(account ? COMMON_HOME : dataFolder, 'binaries')
}

async function openDataFolder(dataFolder: string, account: Account | null): Promise<void> {
  await makeFolder(account, dataFolder)
  // A folder that is not empty keeps the rights that its owner gave it.
  const isLentToUs = account && (await readdir(dataFolder)).length === 0
  if (isLentToUs) await chmod(dataFolder, (await stat(dataFolder)).mode | 0o711)
}

/** The folder of the cluster: in the data folder, or elsewhere with a link in the data folder. */
async function clusterFolder(
  dataFolder: string,
  home: string,
  account: Account | null,
): Promise<string> {
  const folder = join(dataFolder, 'postgres')
  const linked = await linkedFolder(folder)
  if (linked !== null) return linked
  if (home === dataFolder || existsSync(folder)) return folder

  await makeFolder(account, join(home, 'databases'))
  const elsewhere = await mkdtemp(join(home, 'databases', `${basename(dataFolder)}-`))
  await chmod(elsewhere, 0o711)
  try {
    await symlink(join(elsewhere, 'postgres'), folder)
    return join(elsewhere, 'postgres')
  } catch (error) {
    await rm(elsewhere, { recursive: true, force: true })
    // Another process that started at the same moment has made the link.
    const other = (error as NodeJS.ErrnoException).code === 'EEXIST' && (await linkedFolder(folder))
    if (other) return other
    throw error
  }
}

/** The folder that a link to a database names; null if there is no link. Fails if it is missing. */
async function linkedFolder(folder: string): Promise<string | null> {
  const link = await readlink(folder).catch(() => null)
  if (link === null) return null
  const linked = resolve(dirname(folder), link)
  if (existsSync(dirname(linked))) return linked
  throw new Problem(
    'conflict',
    `The database that ${folder} links to is missing. Put it back; or remove the link to start over.`,
  )
}

/**
 * Makes a cluster, which appears completely or not at all, also if this is interrupted or two
 * processes do it at once.
 */
async function initialise(
  folder: string,
  binaries: string,
  account: Account | null,
): Promise<void> {
  const unfinished = await makeProcessFolder(folder)
  try {
    if (account) await chown(unfinished, account.uid, account.gid)
    const initdb = spawnSync(
      join(binaries, 'initdb'),
      [
        ...['--pgdata', unfinished, '--username', 'synthwire', '--encoding', 'UTF8'],
        // No password: only the owner of the data can reach the socket in the closed folder.
        ...['--auth', 'trust', '--data-checksums', '--no-instructions'],
        // Text is sorted in the same way on every system, now and after the system's next upgrade.
        ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
        // With this setting, letters beyond ASCII count as letters in trigrams.
        ...['--lc-ctype', process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'],
      ],
      { ...account, cwd: '/', encoding: 'utf8' },
    )
    if (initdb.error) throw cannotRun(initdb.error)
    if (initdb.status !== 0) {
      throw new Problem(
        'unavailable',
        `The built-in PostgreSQL could not create its database in ${folder}:\n${initdb.stderr.trim()}\n` +
          'Choose another folder with SYNTHWIRE_DATA, or set DATABASE_URL to a PostgreSQL server of your own.',
      )
    }
    await rename(unfinished, folder)
  } catch (error) {
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/**
 * The problem of binaries that exist but cannot run, because of another C library, another
 * processor, or a missing right.
 */
export function cannotRun(cause: Error): Problem {
  return new Problem(
    'unavailable',
    `The built-in PostgreSQL does not run on this system (${cause.message}). ` +
      'Set DATABASE_URL to a PostgreSQL server (15 or newer) of your own.',
    { cause },
  )
}

async function checkVersion(folder: string, { major }: Binaries): Promise<void> {
  const written = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (written === major) return
  throw new Problem(
    'conflict',
    `The database in ${folder} was made by PostgreSQL ${written}, and the built-in one is ${major}. ` +
      `Go back to the Synthwire that made it, or serve it with a PostgreSQL ${written} of your own (DATABASE_URL).`,
  )
}

/**
 * The folder of the socket: the cluster's own closed folder, by a shorter path if its own path is
 * too long for a socket.
 */
async function socketFolder(folder: string): Promise<{ path: string; tidyUp(): Promise<void> }> {
  if (Buffer.byteLength(folder) <= LONGEST_SOCKET_FOLDER) return { path: folder, async tidyUp() {} }
  const parent = await mkdtemp(join(tmpdir(), 'synthwire-'))
  const path = join(parent, 'pg')
  await symlink(folder, path)
  return { path, tidyUp: () => rm(parent, { recursive: true, force: true }) }
}
