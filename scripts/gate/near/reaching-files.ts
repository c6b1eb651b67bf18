import type { SourceFile } from '../tree/read-tree.ts'

/**
 * Files that import every area. They are ignored, because otherwise every file would reach every
 * other one.
 */
const LISTS_OF_AREAS = new Set(['areas/areas.ts', 'server/areas.ts'])

/**
 * The files and all files that import them, directly or not, nearest first; without those that are
 * only reached through a list of all areas.
 */
export function reachingFiles(files: readonly string[], tree: readonly SourceFile[]): string[] {
  const users = new Map<string, string[]>()
  for (const { path, imports } of tree) {
    if (LISTS_OF_AREAS.has(path)) continue
    for (const target of imports) users.set(target, [...(users.get(target) ?? []), path])
  }
  const found = new Set(files)
  // Iterating over a set includes the entries that are added meanwhile.
  for (const file of found) for (const user of users.get(file) ?? []) found.add(user)
  return [...found]
}
