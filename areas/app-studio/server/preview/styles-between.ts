import { posix } from 'node:path'
import type { BuiltFile } from '../build/build-work.ts'

/** Matches built style sheets: "built/main-ABCD1234.css" is built from "main". */
const STYLES = /^(.*)-[A-Z0-9]+\.css(?:\.map)?$/

/**
 * Maps each old style sheet to the new one if only styles have changed, so that a page can exchange
 * them and keep its state; null if the page must be reloaded.
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
  // Says if a file has not changed, apart from the names of style sheets, which contain a hash.
  const isSame = ({ path, hash, content }: BuiltFile) => {
    const was = old.get(path)
    if (!was || was.hash === hash) return true
    return /\.html?$/i.test(path) && textOf(content) === renamed(textOf(was.content), styles)
  }
  return styles.length > 0 && after.every(isSame) ? Object.fromEntries(styles) : null
}

const textOf = (content: Uint8Array) => Buffer.from(content).toString()

/** Returns a page with the names of the new style sheets. */
function renamed(page: string, styles: readonly (readonly [string, string])[]): string {
  return styles.reduce(
    (text, [from, to]) => text.replaceAll(posix.basename(from), posix.basename(to)),
    page,
  )
}
