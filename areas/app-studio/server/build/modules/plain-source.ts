import { createHash } from 'node:crypto'
import type { Loader, Message } from 'esbuild'
import { BUILD } from '../../../limits.ts'
import { transform } from '../bundler.ts'
import { markedGlobals } from './node-globals.ts'
import { withoutPatterns } from './without-patterns.ts'

/** A source converted to plain JavaScript or CSS without comments. */
export interface PlainSource {
  code: string
  /** The source map as JSON; null if the map refers to other sources. */
  map: string | null
  warnings: Message[]
}

const kept = new Map<string, PlainSource>()
let keptCharacters = 0

/**
 * Prepares a source for bundling, once. Comments are removed, because bundlers read the files that
 * `sourceMappingURL` names, and patterns in `import()` and `require()`, because bundlers search
 * folders for files that match.
 */
export async function plainSource(
  path: string,
  source: string,
  loader: Loader,
  { isPackage, marksNode = false }: { isPackage: boolean; marksNode?: boolean },
): Promise<PlainSource> {
  const key = createHash('sha256')
    .update(`${path}\0${loader}\0${isPackage}\0${marksNode}\0`)
    .update(source)
    .digest('base64')
  const known = kept.get(key)
  if (known) return known
  const { code, map, warnings } = await transform(source, {
    loader,
    sourcefile: path,
    jsx: 'automatic',
    jsxImportSource: 'react',
    target: 'es2022',
    tsconfigRaw: '{}',
    sourcemap: 'external',
    legalComments: 'none',
    logLevel: 'silent',
    // In files of a project, which are ES modules, `require` is replaced. Packages keep it, because
    // they may be CommonJS.
    ...(!isPackage && {
      define: { require: 'noRequire', ...(marksNode && markedGlobals) },
    }),
  })
  const isStyle = loader === 'css'
  const plain = isStyle ? code : withoutPatterns(code)
  const own = isOfSource(map, path) ? map : null
  const made = { code: plain + (own === null ? '' : mapComment(own, isStyle)), map: own, warnings }
  const characters = made.code.length + map.length
  keptCharacters += characters
  if (keptCharacters > BUILD.keptCharacters) {
    kept.clear()
    keptCharacters = characters
  }
  kept.set(key, made)
  return made
}

/**
 * Says if a map refers only to this source and includes its text. A map inside the source may refer
 * to other files without including them, and a bundler would read them.
 */
function isOfSource(map: string, path: string): boolean {
  const { sources, sourcesContent } = JSON.parse(map) as {
    sources: unknown[]
    sourcesContent?: unknown[]
  }
  const isOne = sources.length === 1 && sourcesContent?.length === 1
  return isOne && sources[0] === path && typeof sourcesContent[0] === 'string'
}

/** Makes a comment with the whole map, so that the bundler does not look for a file. */
function mapComment(map: string, isStyle: boolean): string {
  const data = `# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}`
  return isStyle ? `\n/*${data} */` : `\n//${data}`
}
