import { build } from './bundler.ts'
import { BuildFault, type ProjectFiles } from './build-work.ts'
import { fromMemory, type Built } from './build-site.ts'
import { builtFile } from './files/built-file.ts'
import { MODULE_NAME } from './module-name.ts'
import { messagesOf } from './messages.ts'
import type { PackageModules } from './modules/package-modules.ts'
import type { PlainSource } from './modules/plain-source.ts'
import { withPlaces } from './script-places.ts'
import { virtualModules } from './modules/virtual-modules.ts'

/** Builds one file of a project and all its imports into a script that needs no other files. */
export async function buildScript(
  files: ProjectFiles,
  packages: PackageModules,
  sources: Map<string, PlainSource>,
  { entry, isInTerminal = false }: { entry: string; isInTerminal?: boolean },
): Promise<Built> {
  if (!files.has(entry)) throw new BuildFault(`There is no file "${entry}" in this project.`)
  const { outputFiles, warnings } = await build({
    ...fromMemory,
    entryPoints: [entry],
    format: 'iife',
    globalName: MODULE_NAME,
    target: 'es2022',
    entryNames: 'script',
    sourcemap: 'external',
    sourcesContent: false,
    plugins: [
      virtualModules({ files, packages, sources, makes: isInTerminal ? 'terminal' : 'script' }),
    ],
  })
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))
  const map = outputFiles.find(({ path }) => path.endsWith('.map'))
  if (!script || !map) throw new BuildFault(`"${entry}" is not a script.`)
  const withMap = withPlaces(withoutHashbang(script.text), map.text, files)
  return {
    files: [builtFile('script.js', Buffer.from(withMap))],
    warnings: messagesOf(warnings, sources),
  }
}

/**
 * Comments out a first line that names an interpreter ("#!"), because statements are added before
 * it. Line numbers stay the same.
 */
function withoutHashbang(script: string): string {
  return script.startsWith('#!') ? `//${script}` : script
}
