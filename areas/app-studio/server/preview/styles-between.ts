import type { BuiltFile } from '../build/build-work.ts'

/** "built/main-ABCD1234.css" is built from "main". */
const STYLES = /^(.*)-[A-Z0-9]+\.css(?:\.map)?$/

/**
 * The new file for each old style sheet where nothing but styles changed, so that a page can swap them and keep its state;
 * null where it has to be loaded anew.
 */
export function stylesBetween(
  before: readonly BuiltFile[],
  after: readonly BuiltFile[],
): Record<string, string> | null {
  const old = new Map(before.map(({ path, hash }) => [path, hash]))
  const fresh = new Map(after.map(({ path, hash }) => [path, hash]))
  const gone = [...old.keys()].filter((path) => !fresh.has(path))
  const come = [...fresh.keys()].filter((path) => !old.has(path))
  if (![...gone, ...come].every((path) => STYLES.test(path))) return null
  // Pages name their style sheets, so they change with them.
  const changed = [...fresh].filter(([path, hash]) => old.has(path) && old.get(path) !== hash)
  if (!changed.every(([path]) => /\.html?$/i.test(path))) return null
  const nameOf = (path: string) => STYLES.exec(path)?.[1]
  const styles = gone.flatMap((path) => {
    if (path.endsWith('.map')) return []
    const to = come.find((each) => !each.endsWith('.map') && nameOf(each) === nameOf(path))
    return to === undefined ? [] : [[path, to] as const]
  })
  return styles.length > 0 ? Object.fromEntries(styles) : null
}
