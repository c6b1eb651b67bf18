import type { FileEntry } from './read-tree.ts'
import type { Owned } from './store-objects.ts'

/** All files in a folder and its subfolders, and the ids of these folders. */
export interface FilesOfTree {
  files: ReadonlyMap<string, FileEntry>
  folders: ReadonlySet<string>
}

/** The most files in all cached lists, about 20 MB. */
const KEPT_FILES = 100_000

const kept = new Map<string, FilesOfTree>()
let count = 0

const keyOf = ({ readerId }: Owned, tree: string) => `${readerId} ${tree}`

/**
 * Returns the cached files of a folder. The id of a folder is a hash of its content, so its files
 * never change.
 */
export function keptFiles(of: Owned, tree: string): FilesOfTree | null {
  const key = keyOf(of, tree)
  const found = kept.get(key)
  if (!found) return null
  kept.delete(key)
  kept.set(key, found)
  return found
}

/** Caches the files of a folder for the next save, and drops the least recently used lists. */
export function keepFiles(of: Owned, tree: string, found: FilesOfTree): void {
  const key = keyOf(of, tree)
  if (kept.has(key)) return
  kept.set(key, found)
  count += found.files.size
  for (const [oldest, { files }] of kept) {
    if (count <= KEPT_FILES || oldest === key) break
    kept.delete(oldest)
    count -= files.size
  }
}
