/** A file in a store. */
export interface StoredItem {
  name: string
  bytes: number
  modifiedAt: Date
}

/**
 * A store of files: a folder or a bucket. Names have letters, digits, ".", "_" and "-", with "/"
 * between parts. A file is visible completely or not at all, and storing it twice is harmless.
 * Failures of a bucket are a `Problem` with a remedy.
 */
export interface Store {
  /** A description of the store for people. */
  place: string
  /** True if other machines see the same files; each read is then a request. */
  isShared: boolean
  put(name: string, content: Uint8Array): Promise<void>
  /** Copies a local file into the store; a bucket receives it in parts. */
  putCopy(name: string, file: string): Promise<void>
  /** Moves a local file into the store. */
  putFile(name: string, file: string): Promise<void>
  /** The content of a file; null if it does not exist; fails if it is larger than `mostBytes`. */
  read(name: string, mostBytes: number): Promise<Buffer | null>
  /**
   * The bytes of a file from `start` to `end` (exclusive), or fewer if the file ends before; null
   * if it does not exist.
   */
  readPart(name: string, start: number, end: number): Promise<Buffer | null>
  /** Copies a stored file into a new local one; returns false if it does not exist. */
  fetch(name: string, file: string, mostBytes: number): Promise<boolean>
  has(name: string): Promise<boolean>
  /** Removes a file; does nothing if it does not exist. */
  remove(name: string): Promise<void>
  /** Lists the files whose name has this prefix, sorted by name. */
  list(prefix: string): Promise<StoredItem[]>
}

export function byName(one: StoredItem, other: StoredItem): number {
  return one.name < other.name ? -1 : 1
}
