import { createRequire } from 'node:module'
import limit from 'p-limit'
import * as z from 'zod/mini'
import { satisfies } from 'semver'
import { Problem } from '#core/problem.ts'
import { PACKAGES } from '../../limits.ts'
import type { ProjectFiles } from '../build/build-work.ts'
import { LOCK_FILE, noPackages, PackageLock } from '../build/package-lock.ts'
import type { Archives } from './archives.ts'
import type { Registry } from './registry.ts'
import { resolvePackages, type SuppliedVersions } from './resolve-packages.ts'

const AT_ONCE = 4
const About = z.object({ dependencies: z.optional(z.record(z.string(), z.string())) })

export interface Installed {
  lock: PackageLock
  /** The new text of the lock file; null if it does not change. */
  lockFile: string | null
}

/**
 * Makes sure that all packages of a project are stored here. A project that only needs packages of
 * the server requests nothing from a registry. Fails with a `Problem` that names what is missing.
 */
export async function installPackages(
  files: ProjectFiles,
  registry: Registry,
  archives: Archives,
): Promise<Installed> {
  const supplied = suppliedVersions()
  const wanted = wantedBy(files)
  const isOfOurs = ([name, range]: [string, string]) => satisfies(supplied.get(name) ?? '', range)
  if (Object.entries(wanted).every(isOfOurs)) return { lock: noPackages, lockFile: null }
  const known = readLock(files)
  const isKnown = known !== null && isSame(known.wanted, wanted)
  const lock = isKnown ? known : await resolvePackages(wanted, registry, supplied)
  const atOnce = limit(AT_ONCE)
  const fetching = Object.entries(lock.packages).map(([key, { archive, integrity }]) =>
    atOnce(() => archives.fetch({ key, address: archive, integrity })),
  )
  await Promise.all(fetching)
  return { lock, lockFile: isKnown ? null : `${JSON.stringify(lock, null, 2)}\n` }
}

/** The versions of the packages that come with the server, read from those that builds use. */
export function suppliedVersions(): SuppliedVersions {
  const require = createRequire(import.meta.url)
  return new Map(
    ['react', 'react-dom'].map((name) => {
      const { version } = require(`${name}/package.json`) as { version: string }
      return [name, version] as const
    }),
  )
}

function wantedBy(files: ProjectFiles): Record<string, string> {
  const told = files.get('package.json')
  if (!told) return {}
  let about: unknown
  try {
    about = JSON.parse(Buffer.from(told).toString())
  } catch {
    throw new Problem('invalid', 'package.json is not JSON.')
  }
  const read = About.safeParse(about)
  if (!read.success)
    throw new Problem(
      'invalid',
      'The dependencies of package.json are names with ranges of versions.',
    )
  return read.data.dependencies ?? {}
}

function readLock(files: ProjectFiles): PackageLock | null {
  try {
    const lock = PackageLock.parse(JSON.parse(Buffer.from(files.get(LOCK_FILE) ?? []).toString()))
    return Object.keys(lock.packages).length <= PACKAGES.packages ? lock : null
  } catch {
    return null
  }
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const sorted = (ranges: Record<string, string>) =>
    JSON.stringify(Object.entries(ranges).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(one) === sorted(other)
}
