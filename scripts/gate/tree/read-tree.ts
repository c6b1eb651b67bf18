import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { OF_A_TEMPLATE } from './of-a-template.ts'

/** A source file and the files of this repository that it imports, as paths from the root. */
export interface SourceFile {
  path: string
  lines: number
  imports: string[]
  /** The imports that are loaded together with the file or only give it types. */
  staticImports: string[]
}

// safe expression: our own sources
const SPECIFIER = /(?:\bfrom\s*|\bimport\s*(\()?\s*)'((?:\.{1,2}\/|#)[^']+)'/g

/** The handwritten files below the folders: those that git tracks or would add. */
export function readTree(folders: readonly string[]): SourceFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...folders],
    { encoding: 'utf8', maxBuffer: 1e8 },
  )
  return listed
    .split('\n')
    .filter(
      (path) => /\.(tsx?|mjs|css)$/.test(path) && !OF_A_TEMPLATE.test(path) && existsSync(path),
    )
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      const found = [...text.matchAll(SPECIFIER)].map(([, isLater, specifier]) => ({
        file: fileOf(specifier!, path),
        isLater,
      }))
      const imports = found.map(({ file }) => file)
      const staticImports = found.filter(({ isLater }) => !isLater).map(({ file }) => file)
      return { path, lines: text.split('\n').length - 1, imports, staticImports }
    })
}

function fileOf(specifier: string, importer: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return posix.join(posix.dirname(importer), specifier)
}

/** Groups of names that reach each other in a circle. */
export function circlesIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = new Map([...edges.keys()].map((name) => [name, reachable(name, edges)]))
  const circles = new Map<string, string[]>()
  for (const [name, targets] of reach) {
    if (!targets.has(name)) continue
    const circle = [...targets].filter((other) => reach.get(other)?.has(name)).toSorted()
    circles.set(circle.join(' '), circle)
  }
  return [...circles.values()]
}

function reachable(start: string, edges: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>()
  const waiting = [...(edges.get(start) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    waiting.push(...(edges.get(next) ?? []))
  }
  return found
}
