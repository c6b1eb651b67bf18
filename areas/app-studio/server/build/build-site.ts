import { posix } from 'node:path'
import type { BuildOptions, BuildResult } from 'esbuild'
import { BUILD } from '../../limits.ts'
import { build } from './bundler.ts'
import { BuildFault, type BuildMessage, type BuiltFile, type ProjectFiles } from './build-work.ts'
import { builtFile } from './files/built-file.ts'
import { messagesOf } from './messages.ts'
import type { PackageModules } from './modules/package-modules.ts'
import type { PlainSource } from './modules/plain-source.ts'
import { suppliedPackages } from './modules/supplied-packages.ts'
import { virtualModules } from './modules/virtual-modules.ts'
import { readManifest } from './pages/extension-manifest.ts'
import { isPassedOn, readPages } from './pages/page-entries.ts'
import { writePage, type BuiltEntry } from './pages/write-page.ts'

/**
 * The folder of built files. Its name does not begin with "_", because browser extensions do not
 * allow that.
 */
const FOLDER = 'built'
const OUT = `/${FOLDER}`

export interface Built {
  files: BuiltFile[]
  warnings: BuildMessage[]
}

interface Sources {
  files: ProjectFiles
  packages: PackageModules
  sources: Map<string, PlainSource>
}

/** Options of every bundle, which neither reads from nor writes to a disk. */
export const fromMemory = {
  bundle: true,
  write: false,
  metafile: true,
  absWorkingDir: '/',
  outdir: OUT,
  platform: 'browser',
  legalComments: 'none',
  logLevel: 'silent',
  tsconfigRaw: '{}',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions

/**
 * Builds all pages of a project, or its extension, and adds the files that are copied unchanged.
 */
export async function buildSite({ files, packages, sources }: Sources): Promise<Built> {
  const pages = readPages(files)
  const manifest = readManifest(files)
  if (pages.length === 0 && !manifest)
    throw new BuildFault('There is nothing to build. Add an index.html to this project.')
  const modules = { files, packages, sources, makes: 'site' } as const
  const entries = [
    ...new Set(pages.flatMap(({ mentions }) => mentions.map(({ source }) => source))),
  ]
  const bundles = [await bundle(entries, { format: 'esm', splitting: true })]
  for (const source of manifest?.sources ?? [])
    bundles.push(await bundle([source], { format: 'iife' }))

  async function bundle(entryPoints: string[], options: BuildOptions): Promise<Bundle> {
    if (entryPoints.length === 0) return nothing
    const result = await build({
      ...fromMemory,
      ...options,
      entryPoints,
      sourcemap: 'linked',
      target: 'es2022',
      entryNames: '[name]-[hash]',
      chunkNames: 'part-[hash]',
      assetNames: '[name]-[hash]',
      plugins: [virtualModules(modules)],
    })
    return read(result)
  }

  const built = new Map(bundles.flatMap(({ entries }) => [...entries]))
  const made = bundles.flatMap(({ outputs }) => outputs)
  const passedOn = [...files].filter(([path]) => isPassedOn(path))
  const all = new Map<string, BuiltFile>()
  const add = (file: BuiltFile) => all.set(file.path, file)
  for (const [path, content] of passedOn) add(builtFile(path.slice('public/'.length), content))
  for (const file of usesSupplied(bundles) ? (await suppliedPackages()).files : []) add(file)
  for (const file of made) add(file)
  const licenses = await licensesIn(bundles, packages)
  if (licenses) add(builtFile(`${FOLDER}/licenses.txt`, Buffer.from(licenses)))
  for (const page of pages) add(builtFile(page.path, Buffer.from(writePage(page, built))))
  if (manifest) add(builtFile(manifest.path, Buffer.from(manifest.write(built))))
  refuseLarge([...all.values()])
  return {
    files: [...all.values()],
    warnings: messagesOf(
      bundles.flatMap(({ warnings }) => warnings),
      sources,
    ),
  }
}

interface Bundle {
  entries: ReadonlyMap<string, BuiltEntry>
  outputs: BuiltFile[]
  importsSupplied: boolean
  /** The keys of the packages in the bundle. */
  packages: string[]
  warnings: BuildResult['warnings']
}

const nothing: Bundle = {
  entries: new Map(),
  outputs: [],
  importsSupplied: false,
  packages: [],
  warnings: [],
}

function read({ outputFiles = [], metafile, warnings }: BuildResult): Bundle {
  const entries = new Map<string, BuiltEntry>()
  for (const [path, { entryPoint, cssBundle }] of Object.entries(metafile!.outputs)) {
    if (!entryPoint) continue
    const styles = cssBundle === undefined ? null : inFolder(cssBundle)
    entries.set(entryPoint.replace(/^project:/, ''), { file: inFolder(path), styles })
  }
  const outputs = outputFiles.map(({ path, contents }) => builtFile(inFolder(path), contents))
  const importsSupplied = Object.values(metafile!.outputs).some(({ imports }) =>
    imports.some(({ external, kind }) => external && kind === 'import-statement'),
  )
  const packages = Object.keys(metafile!.inputs).flatMap((input) => {
    const [, key] = /^package:([^|]+)\|/.exec(input) ?? []
    return key ?? []
  })
  return { entries, outputs, importsSupplied, packages, warnings }
}

/** The path of a built file, which is always directly in this folder. */
function inFolder(path: string): string {
  return `${FOLDER}/${posix.basename(path)}`
}

/** Says if a bundle imports packages that come with the server. These are separate files. */
function usesSupplied(bundles: readonly Bundle[]): boolean {
  return bundles.some(({ importsSupplied }) => importsSupplied)
}

/**
 * Collects the licenses of packages, because builds have no comments but licenses must be passed
 * on.
 */
async function licensesIn(bundles: readonly Bundle[], modules: PackageModules): Promise<string> {
  const keys = [...new Set(bundles.flatMap(({ packages }) => packages))].toSorted()
  const texts = await Promise.all(
    keys.map(async (key) => `${key}\n\n${(await modules.licensesOf(key)).join('\n\n')}\n`),
  )
  return texts.join('\n')
}

function refuseLarge(files: readonly BuiltFile[]): void {
  const bytes = files.reduce((sum, { content }) => sum + content.byteLength, 0)
  if (bytes > BUILD.outputBytes || files.length > BUILD.outputFiles)
    throw new BuildFault(
      `What was built is larger than ${BUILD.outputBytes / 2 ** 20} MB or ${BUILD.outputFiles} files.`,
    )
}
