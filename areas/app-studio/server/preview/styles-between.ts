import { posix } from 'node:path'
import type { BuiltFile } from '../build/build-work.ts'

/** "built/main-ABCD1234.css" is built from "main". */
const STYLES = /^(.*)-[A-Z0-9]+\.css(?:\.map)?$/

/**
 * The new file for each old style sheet where nothing but styles changed, so that a page can swap them and keep its
 * state; null where it has to be reloaded.
 */
export function stylesBetween(
  before: readonly BuiltFile[],
  after: readonly BuiltFile[],
): Record<string, string> | null {
  const old = new Map(before.map((file) => [file.path, file]))
  const fresh = new Map(after.map((file) => [file.path, file]))
  const gone = [...old.keys()].filter((path) => !fresh.has(path))
  const come = [...fresh.keys()].filter((path) => !old.has(path))
  if (![...gone, ...come].every((path) => STYLES.test(path))) return null
  const nameOf = (path: string) => STYLES.exec(path)?.[1]
  const styles = gone.flatMap((path) => {
    if (path.endsWith('.map')) return []
    const to = come.find((each) => !each.endsWith('.map') && nameOf(each) === nameOf(path))
    return to === undefined ? [] : [[path, to] as const]
  })
  // Says if a file is the same except for names of style sheets, which change with the content of
  // the style sheets.
  const isSame = ({ path, hash, content }: BuiltFile) => {
    const was = old.get(path)
    if (!was || was.hash === hash) return true
    return /\.html?$/i.test(path) && textOf(content) === renamed(textOf(was.content), styles)
  }
  return styles.length > 0 && after.every(isSame) ? Object.fromEntries(styles) : null
}

const textOf = (content: Uint8Array) => Buffer.from(content).toString()

/** A page with the names of new style sheets. */
function renamed(page: string, styles: readonly (readonly [string, string])[]): string {
  return styles.reduce(
    (text, [from, to]) => text.replaceAll(posix.basename(from), posix.basename(to)),
    page,
  )
}
