import type { Folder } from './contract.ts'

/** The number of folders that are open for a reader who never opened or closed one. */
const OPEN_AT_FIRST = 2

/**
 * Chooses the ids of the folders with the most new articles; of equal ones the larger, and then the
 * first.
 */
export function fullestFolders(folders: readonly Folder[]): string[] {
  return folders
    .filter(({ totalArticleCount }) => totalArticleCount > 0)
    .toSorted(
      (a, b) => b.newArticleCount - a.newArticleCount || b.totalArticleCount - a.totalArticleCount,
    )
    .slice(0, OPEN_AT_FIRST)
    .map(({ id }) => id)
}
