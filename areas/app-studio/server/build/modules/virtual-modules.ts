import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import type { OnLoadArgs, OnLoadResult, OnResolveArgs, OnResolveResult, Plugin } from 'esbuild'
import { BuildFault, type ProjectFiles } from '../build-work.ts'
import { endingOf, inProject } from '../files/paths.ts'
import { isScript, loaderOf } from './loaders.ts'
import { insteadOfModule, missingGlobals, usedGlobal } from './node-globals.ts'
import { partsOf, type PackageModules } from './package-modules.ts'
import { plainSource, type PlainSource } from './plain-source.ts'
import { scriptModules } from './script-modules.ts'
import { terminalModules } from './terminal-modules.ts'
import { suppliedModules, suppliedPackages } from './supplied-packages.ts'

const ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.css',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.js',
]

export interface VirtualModules {
  files: ProjectFiles
  packages: PackageModules
  /**
   * The kind of result. Pages can import modules that come with the server. Scripts can import
   * replacements for modules of Node, and more of them in the terminal.
   */
  makes: 'site' | 'script' | 'terminal'
  /** Collects the prepared sources, in order to find the places of errors. */
  sources: Map<string, PlainSource>
}

/**
 * Resolves all imports for the bundler among the files of the project and its packages, and refuses
 * all others.
 */
export function virtualModules(modules: VirtualModules): Plugin {
  return {
    name: 'virtual-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, (asked) => resolve(modules, asked))
      onLoad({ filter: /.*/ }, (asked) => load(modules, asked))
    },
  }
}

async function resolve(modules: VirtualModules, asked: OnResolveArgs): Promise<OnResolveResult> {
  const { path, importer, kind, namespace } = asked
  if (kind === 'entry-point') return { path: inProject(path), namespace: 'project' }
  const isAddress = kind === 'url-token' || kind === 'import-rule'
  if (/^(?:https?:)?\/\/|^data:/i.test(path)) {
    return isAddress
      ? { path, external: true }
      : refused(path, 'only files and packages of the project can be imported')
  }
  if (isAddress && path.startsWith('#')) return { path, external: true }
  if (namespace === 'supplied') return (await supplied(modules, path)) ?? refused(path)
  if (namespace === 'package') return ofPackage(modules, asked)
  if (namespace !== 'project') return refused(path)
  if (/^[./]/.test(path) || isAddress) {
    const folder = path.startsWith('/') ? '' : posix.dirname(importer)
    const hit = fileOf(modules.files, inProject(posix.join(folder, path)))
    return hit === null ? refused(path) : { path: hit, namespace: 'project' }
  }
  return bare(modules, path, null, kind === 'require-call')
}

async function ofPackage(modules: VirtualModules, { path, importer, kind }: OnResolveArgs) {
  if (path.startsWith('/')) return refused(path)
  const [key, file] = splitId(importer)
  return bare(modules, path, { key, path: file }, kind === 'require-call')
}

async function bare(
  modules: VirtualModules,
  path: string,
  importer: { key: string; path: string } | null,
  isRequire: boolean,
): Promise<OnResolveResult> {
  if (playedModule(modules, path) !== undefined) return { path, namespace: 'script-room' }
  const found = await modules.packages.find(path, importer, isRequire)
  if (found === 'empty') return { path, namespace: 'empty' }
  if (found === 'missing') return refused(path, 'its package has no such module')
  if (found !== null) {
    const { key, hasNoEffects } = found
    return {
      path: `${key}|${found.path}`,
      namespace: 'package',
      ...(hasNoEffects && { sideEffects: false }),
    }
  }
  // A CommonJS module cannot `require` an external module, so it gets a wrapper module that imports
  // it.
  if (isRequire && isSupplied(modules, path)) return { path, namespace: 'supplied' }
  return (await supplied(modules, path)) ?? refused(path, missing(modules, path))
}

async function supplied(modules: VirtualModules, path: string): Promise<OnResolveResult | null> {
  if (!isSupplied(modules, path)) return null
  const { names } = await suppliedPackages()
  return { path: `./${names.get(path)}`, external: true, sideEffects: false }
}

function isSupplied({ makes }: VirtualModules, path: string): boolean {
  return makes === 'site' && (suppliedModules as readonly string[]).includes(path)
}

/**
 * Returns the code that replaces a module of Node; undefined if there is none, as for all modules
 * of a site.
 */
function playedModule({ makes }: VirtualModules, path: string): string | undefined {
  if (makes === 'site') return undefined
  const name = path.startsWith('node:') ? path : `node:${path}`
  const ofTerminal = makes === 'terminal' ? terminalModules.get(name) : undefined
  return ofTerminal ?? scriptModules.get(path)
}

/** Packages for tests, which `node:test` replaces here. */
const TEST_RUNNERS = ['vitest', 'jest', '@jest/globals', 'mocha', 'chai', 'ava']

function missing({ makes }: VirtualModules, path: string): string {
  if (path.startsWith('node:') || isBuiltin(path)) {
    if (makes === 'site') return 'modules of Node are not in a browser'
    return insteadOfModule(path).replace(/\.$/, '')
  }
  const { name } = partsOf(path)
  const todo = TEST_RUNNERS.includes(name)
    ? 'Tests use "node:test" and "node:assert" here'
    : 'Add it to the dependencies of package.json'
  return `the package "${name}" is not installed. ${todo}`
}

async function load(
  modules: VirtualModules,
  { path, namespace }: OnLoadArgs,
): Promise<OnLoadResult> {
  switch (namespace) {
    case 'project': {
      const content = modules.files.get(path)
      return content ? loaded(modules, path, content, { isPackage: false }) : refused(path)
    }
    case 'package': {
      const [key, file] = splitId(path)
      const content = await modules.packages.read(key, file)
      return content ? loaded(modules, path, content, { isPackage: true }) : refused(path)
    }
    case 'supplied':
      return {
        contents: `export * from '${path}'; export { default } from '${path}'`,
        loader: 'js',
      }
    case 'script-room':
      return { contents: playedModule(modules, path)!, loader: 'js' }
    case 'empty':
      return { contents: 'module.exports = {}', loader: 'js' }
    default:
      return refused(path)
  }
}

async function loaded(
  { sources, makes }: VirtualModules,
  path: string,
  content: Uint8Array,
  options: { isPackage: boolean },
): Promise<OnLoadResult> {
  const loader = loaderOf(endingOf(path))
  if (loader === null)
    return { errors: [{ text: `Files like "${posix.basename(path)}" cannot be imported.` }] }
  if (loader !== 'css' && !isScript(loader)) return { contents: content, loader }
  try {
    const source = Buffer.from(content).toString()
    const marksNode = makes !== 'site'
    const plain = await plainSource(path, source, loader, { ...options, marksNode })
    sources.set(path, plain)
    const used = marksNode && !options.isPackage ? usedGlobal(plain.code) : null
    if (used) return { errors: [withoutNode(path, used)] }
    const warnings = options.isPackage ? [] : plain.warnings
    return { contents: plain.code, loader: loader === 'css' ? 'css' : 'js', warnings }
  } catch (error) {
    if (error instanceof BuildFault)
      return { errors: [{ text: error.message, location: { file: path } }] }
    if (isFailure(error)) return { errors: error.errors }
    throw error
  }
}

/** Makes an error at the place where a global of Node is used. */
function withoutNode(
  path: string,
  { name, line, column }: { name: string; line: number; column: number },
) {
  const text = `“${name}” is not there where code of a project is run. ${missingGlobals[name]}`
  return { text, location: { file: `project:${path}`, line, column } }
}

function isFailure(error: unknown): error is { errors: NonNullable<OnLoadResult['errors']> } {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}

function fileOf(files: ProjectFiles, path: string): string | null {
  return ENDINGS.map((ending) => path + ending).find((each) => files.has(each)) ?? null
}

/** Splits an id at its first bar, because names of packages contain none. */
function splitId(id: string): [key: string, file: string] {
  const bar = id.indexOf('|')
  return [id.slice(0, bar), id.slice(bar + 1)]
}

function refused(path: string, why = 'there is no such file in this project') {
  return { errors: [{ text: `Cannot use "${path.slice(0, 200)}": ${why}.` }] }
}
