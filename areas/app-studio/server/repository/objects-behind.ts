import { MODE, readTreeLines } from './tree.ts'
import { readObjects, type Owned } from './store-objects.ts'

/** The number of folders to read at once; each may be some kilobytes. */
const TREES_AT_ONCE = 1000

/**
 * Finds the ids of folders and of everything in them, except the folders `without` and everything
 * in those.
 */
export async function treesBehind(
  of: Owned,
  trees: readonly string[],
  without: ReadonlySet<string> = new Set(),
): Promise<Set<string>> {
  const seen = new Set<string>()
  let level = [...new Set(trees)].filter((id) => !without.has(id))
  while (level.length > 0) {
    const below = new Set<string>()
    for (const id of level) seen.add(id)
    for (let at = 0; at < level.length; at += TREES_AT_ONCE) {
      const objects = await readObjects(of, level.slice(at, at + TREES_AT_ONCE))
      for (const { body } of objects.values())
        for (const { mode, id } of readTreeLines(body)) {
          if (seen.has(id) || without.has(id)) continue
          if (mode === MODE.folder) below.add(id)
          else seen.add(id)
        }
    }
    level = [...below]
  }
  return seen
}
