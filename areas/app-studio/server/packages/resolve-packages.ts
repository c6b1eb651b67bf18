import { maxSatisfying, satisfies, valid, validRange } from 'semver'
import { Problem } from '#core/problem.ts'
import { PACKAGES } from '../../limits.ts'
import type { PackageLock } from '../build/package-lock.ts'
import { PackageVersion, type PackageDocument, type Registry } from './registry.ts'

/** Versions of the packages that come with the server, by name. */
export type SuppliedVersions = ReadonlyMap<string, string>

/** A package to resolve, and the record in which its key is stored. */
interface Need {
  name: string
  range: string
  into: Record<string, string>
}

const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/

/**
 * Chooses a version for each required package. Only version ranges of the registry are allowed: no
 * git, file or other address, and no alias. Fails with a `Problem` that names the package.
 */
export async function resolvePackages(
  wanted: Record<string, string>,
  registry: Registry,
  supplied: SuppliedVersions,
): Promise<PackageLock> {
  const lock: PackageLock = { wanted, roots: {}, packages: {} }
  const chosen = new Map<string, Set<string>>()
  /** Optional peer dependencies, which are used only if the project itself has them. */
  const welcome: { names: string[]; into: Record<string, string> }[] = []
  const needs: Need[] = needsOf(wanted, lock.roots)

  for (let need = needs.shift(); need; need = needs.shift()) {
    const { name, range, into } = need
    refuseRange(name, range)
    const ours = supplied.get(name)
    if (ours !== undefined && (range === 'latest' || satisfies(ours, range))) continue
    const versions = chosen.get(name) ?? new Set<string>()
    const had = [...versions].find((version) => satisfies(version, range))
    const version = had ?? versionFor(name, range, await registry.documentOf(name))
    const key = `${name}@${version}`
    into[name] = key
    if (had !== undefined || versions.has(version)) continue
    chosen.set(name, versions.add(version))
    if (Object.keys(lock.packages).length >= PACKAGES.packages)
      throw new Problem('invalid', `This project needs more than ${PACKAGES.packages} packages.`)
    const about = readVersion(key, (await registry.documentOf(name)).versions[version])
    const package_ = { archive: about.dist.tarball, integrity: about.dist.integrity!, needs: {} }
    lock.packages[key] = package_
    const { dependencies, peerDependencies = {}, peerDependenciesMeta = {} } = about
    const isOptional = (peer: string) => peerDependenciesMeta[peer]?.optional === true
    const peers = Object.entries(peerDependencies).filter(([peer]) => !isOptional(peer))
    welcome.push({
      names: Object.keys(peerDependenciesMeta).filter(isOptional),
      into: package_.needs,
    })
    const next = needsOf({ ...Object.fromEntries(peers), ...dependencies }, package_.needs)
    // The documents are requested in advance at the same time, but processed one after another.
    for (const { name } of next) if (!supplied.has(name)) registry.documentOf(name).catch(() => {})
    needs.push(...next)
  }
  for (const { names, into } of welcome) {
    for (const name of names) if (Object.hasOwn(lock.roots, name)) into[name] ??= lock.roots[name]!
  }
  return lock
}

function needsOf(ranges: Record<string, string> = {}, into: Record<string, string>): Need[] {
  return Object.entries(ranges).map(([name, range]) => ({ name, range, into }))
}

function refuseRange(name: string, range: string): void {
  const isShort = range.length <= PACKAGES.rangeCharacters
  if (isShort && (range === 'latest' || validRange(range) !== null)) return
  throw new Problem(
    'invalid',
    `"${name.slice(0, 100)}" asks for "${range.slice(0, 100)}", which is not a range of versions.`,
  )
}

function versionFor(name: string, range: string, document: PackageDocument): string {
  const { versions, 'dist-tags': tags = {} } = document
  const has = (version: string) => Object.hasOwn(versions, version) && valid(version) !== null
  const latest = tags['latest'] ?? ''
  if (has(latest) && (range === 'latest' || satisfies(latest, range))) return latest
  const found = range === 'latest' ? null : maxSatisfying(Object.keys(versions).filter(has), range)
  if (found === null)
    throw new Problem('invalid', `There is no version of "${name}" for "${range}".`)
  return found
}

function readVersion(key: string, told: unknown): PackageVersion {
  const version = PackageVersion.safeParse(told)
  if (!version.success)
    throw new Problem('invalid', `The answer of the registry about "${key}" cannot be read.`)
  const { integrity, unpackedSize = 0 } = version.data.dist
  if (!SHA512.test(integrity ?? ''))
    throw new Problem(
      'invalid',
      `"${key}" has no SHA-512 at the registry, so it cannot be checked.`,
    )
  if (unpackedSize > PACKAGES.unpackedBytes) throw tooLarge(key, unpackedSize)
  return version.data
}

export function tooLarge(key: string, bytes: number): Problem {
  const most = PACKAGES.unpackedBytes / 1e6
  return new Problem(
    'invalid',
    `"${key}" has ${Math.round(bytes / 1e6)} MB. A package may have ${most} MB.`,
  )
}
