import { posix } from 'node:path'
import { exports as readExports, imports as readImports } from 'resolve.exports'
import { inProject } from '../files/paths.ts'
import type { PackageLock } from '../package-lock.ts'
import { LICENSE, type PackageFiles, type UnpackedPackages } from './unpacked-packages.ts'

/** A file of a package. */
export interface PackageModule {
  key: string
  path: string
  /** True if the module can be left out when nothing is imported from it. */
  hasNoEffects: boolean
}

/**
 * A found module. `empty` means that the package leaves it out in browsers, `missing` that the
 * package has no such module, and null that the package is not installed.
 */
type Found = PackageModule | 'empty' | 'missing' | null

export interface PackageModules {
  /** Finds the module with this name for the project, or for a file of a package. */
  find(
    specifier: string,
    importer: { key: string; path: string } | null,
    isRequire: boolean,
  ): Promise<Found>
  read(key: string, path: string): Promise<Uint8Array | null>
  /** Returns the texts of a package's licenses. */
  licensesOf(key: string): Promise<string[]>
}

const ENDINGS = ['', '.js', '.mjs', '.cjs', '.json', '/index.js', '/index.mjs', '/index.cjs']

/**
 * The fields of a package.json that say which files are its modules. A publisher may write anything
 * there.
 */
interface About {
  name: string
  main?: string
  module?: string
  browser?: string | Record<string, unknown>
  exports?: unknown
  imports?: Record<string, unknown>
  sideEffects?: unknown
}

/**
 * Finds modules of packages by the rules of Node and of bundlers, only among the files of their
 * archives.
 */
export function packageModules(lock: PackageLock, unpacked: UnpackedPackages): PackageModules {
  const abouts = new Map<string, About>()

  async function aboutOf(key: string, files: PackageFiles): Promise<About> {
    const known = abouts.get(key)
    if (known) return known
    const about = readAbout(files.get('package.json'))
    abouts.set(key, about)
    return about
  }

  async function at(key: string, path: string): Promise<Found> {
    const files = await unpacked.filesOf(key)
    const about = await aboutOf(key, files)
    const hit = fileAt(files, inProject(path))
    if (hit === null) return 'missing'
    const instead = inBrowser(about, `./${hit}`)
    if (instead === false) return 'empty'
    const file = typeof instead === 'string' ? fileAt(files, inProject(instead)) : hit
    return file === null
      ? 'missing'
      : { key, path: file, hasNoEffects: about.sideEffects === false }
  }

  return {
    async find(specifier, importer, isRequire) {
      if (importer && /^\.\.?(?:\/|$)/.test(specifier))
        return at(importer.key, posix.join('/', posix.dirname(importer.path), specifier))
      const about = importer && (await aboutOf(importer.key, await unpacked.filesOf(importer.key)))
      if (importer && specifier.startsWith('#'))
        return at(
          importer.key,
          named(() => readImports(about, specifier, conditions(isRequire))) ?? '',
        )
      if (about && inBrowser(about, specifier) === false) return 'empty'

      const { name, rest } = partsOf(specifier)
      const key = keyOf(lock, name, importer?.key ?? null)
      if (key === null) return null
      const wanted = await aboutOf(key, await unpacked.filesOf(key))
      return at(key, entryOf(wanted, specifier, rest, isRequire))
    },
    async licensesOf(key) {
      const files = await unpacked.filesOf(key)
      return [...files]
        .filter(([path]) => LICENSE.test(path))
        .map(([, text]) => Buffer.from(text).toString())
    },
    async read(key, path) {
      return (await unpacked.filesOf(key)).get(path) ?? null
    },
  }
}

/** Splits the name of an import: in "@scope/name/part", "@scope/name" is the package. */
export function partsOf(specifier: string): { name: string; rest: string } {
  const [, name = specifier, rest = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(specifier) ?? []
  return { name, rest }
}

/**
 * Finds the package that a name refers to. A package can import itself and its dependencies; the
 * project can import its own packages.
 */
function keyOf({ roots, packages }: PackageLock, name: string, importer: string | null) {
  const names = importer === null ? roots : packages[importer]!.needs
  const key = Object.hasOwn(names, name) ? names[name]! : null
  const isItself = importer?.startsWith(`${name}@`) ?? false
  const found = key ?? (isItself ? importer : null)
  return found !== null && Object.hasOwn(packages, found) ? found : null
}

function entryOf(about: About, specifier: string, rest: string, isRequire: boolean): string {
  if (about.exports !== undefined)
    return named(() => readExports(about, specifier, conditions(isRequire))) ?? ''
  if (rest !== '') return rest
  const { browser, main = 'index.js', module = main } = about
  if (typeof browser === 'string') return browser
  return isRequire ? main : module
}

function conditions(isRequire: boolean) {
  return { browser: true, require: isRequire, conditions: ['production'] }
}

/**
 * Returns undefined where the resolver throws because the package does not export the requested
 * module.
 */
function named(read: () => string[] | void): string | undefined {
  try {
    return read()?.[0]
  } catch {
    return undefined
  }
}

function fileAt(files: PackageFiles, path: string): string | null {
  return ENDINGS.map((ending) => path + ending).find((each) => files.has(each)) ?? null
}

function inBrowser({ browser }: About, path: string): unknown {
  return typeof browser === 'object' && Object.hasOwn(browser, path) ? browser[path] : undefined
}

function readAbout(bytes: Uint8Array | undefined): About {
  let told: unknown
  try {
    told = JSON.parse(Buffer.from(bytes ?? []).toString())
  } catch {
    told = null
  }
  const about = (typeof told === 'object' && told !== null ? told : {}) as Record<string, unknown>
  const { name, main, module, browser, exports, imports, sideEffects } = about
  return {
    name: typeof name === 'string' ? name : '',
    ...(typeof main === 'string' && { main }),
    ...(typeof module === 'string' && { module }),
    ...(isNames(browser) && { browser }),
    ...(isNames(exports) && { exports }),
    ...(isNames(imports) && typeof imports !== 'string' && { imports }),
    sideEffects,
  }
}

function isNames(value: unknown): value is string | Record<string, unknown> {
  return typeof value === 'string' || (typeof value === 'object' && value !== null)
}
