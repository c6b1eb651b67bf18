import type { Folder } from './contract.ts'

/** The number of folders that stand open for a reader who never opened or closed one. */
const OPEN_AT_FIRST = 2

/** The folders with the most that is new, by id; of equals the larger, then the first. */
export function fullestFolders(folders: readonly Folder[]): string[] {
  return folders
    .filter(({ totalArticleCount }) => totalArticleCount > 0)
    .toSorted(
      (a, b) => b.newArticleCount - a.newArticleCount || b.totalArticleCount - a.totalArticleCount,
    )
    .slice(0, OPEN_AT_FIRST)
    .map(({ id }) => id)
}
