import type { SourceFile } from '../tree/read-tree.ts'

/** Files that name every area: through them, anything would reach anything. */
const LISTS_OF_AREAS = new Set(['areas/areas.ts', 'server/areas.ts'])

/**
 * The files and all their importers, direct or not, nearest first; without those that only a list of all areas reaches.
 */
export function reachingFiles(files: readonly string[], tree: readonly SourceFile[]): string[] {
  const users = new Map<string, string[]>()
  for (const { path, imports } of tree) {
    if (LISTS_OF_AREAS.has(path)) continue
    for (const target of imports) users.set(target, [...(users.get(target) ?? []), path])
  }
  const found = new Set(files)
  // A set is walked in the order in which it grows.
  for (const file of found) for (const user of users.get(file) ?? []) found.add(user)
  return [...found]
}
