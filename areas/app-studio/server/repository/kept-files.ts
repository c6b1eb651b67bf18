import type { FileEntry } from './read-tree.ts'
import type { Owned } from './store-objects.ts'

/** The files of a folder with all that is in it, and the ids of its folders. */
export interface FilesOfTree {
  files: ReadonlyMap<string, FileEntry>
  folders: ReadonlySet<string>
}

/** Files of all lists that are kept together: some 20 MB. */
const KEPT_FILES = 100_000

const kept = new Map<string, FilesOfTree>()
let count = 0

const keyOf = ({ readerId }: Owned, tree: string) => `${readerId} ${tree}`

/** The files of recently used folders; a folder is named by a hash of its content, so they never change. */
export function keptFiles(of: Owned, tree: string): FilesOfTree | null {
  const key = keyOf(of, tree)
  const found = kept.get(key)
  if (!found) return null
  kept.delete(key)
  kept.set(key, found)
  return found
}

/** Keeps the files of a folder for the next save; the least recently used are dropped. */
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
