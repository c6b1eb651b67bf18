import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { DECLARATIONS, declarations } from './declarations.ts'

/** The folder in which projects see TypeScript's own declarations. */
export const LIBRARY = '/lib/'
/** The folder in which a project and its packages are seen. */
export const PROJECT = '/project/'
const PACKAGES = `${PROJECT}node_modules/`

const DECLARATION = /\.d\.ts$/
const MARKUP = /\/jsx-(?:dev-)?runtime\.d\.ts$/
const require = createRequire(import.meta.url)

/**
 * Files that a project may read in addition to its own, with their paths on the disk. The list is
 * closed, so that no path in a project leads to another file.
 */
const places = new Map<string, string>()
const folders = new Set<string>([PROJECT.slice(0, -1), PACKAGES.slice(0, -1)])
const texts = new Map<string, string>([[DECLARATIONS, declarations]])

addFolder(dirname(ts.getDefaultLibFilePath({})), LIBRARY, (name) => /^lib\..*d\.ts$/.test(name))
for (const name of ['@types/react', '@types/react-dom', 'csstype'])
  addFolder(
    dirname(require.resolve(`${name}/package.json`)),
    `${PACKAGES}${name}/`,
    (file) => DECLARATION.test(file) || file === 'package.json',
  )

function addFolder(from: string, to: string, isWanted: (name: string) => boolean): void {
  for (let end = to.indexOf('/', 1); end >= 0; end = to.indexOf('/', end + 1))
    folders.add(to.slice(0, end))
  for (const name of readdirSync(from)) if (isWanted(name)) places.set(to + name, join(from, name))
}

export function isInLibrary(path: string): boolean {
  return places.has(path) || texts.has(path)
}

/**
 * Says if a file is the React module that TypeScript adds to every file because the file may
 * contain JSX.
 */
export function isForMarkup(path: string): boolean {
  return MARKUP.test(path)
}

export function isFolderOfLibrary(path: string): boolean {
  return folders.has(path)
}

/** The text of a file that comes with the server; undefined for any other path. */
export function libraryText(path: string): string | undefined {
  const known = texts.get(path)
  if (known !== undefined) return known
  const place = places.get(path)
  if (place === undefined) return undefined
  const text = readFileSync(place, 'utf8')
  texts.set(path, text)
  return text
}
