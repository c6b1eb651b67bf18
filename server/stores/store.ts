/** Something in a store. */
export interface StoredItem {
  name: string
  bytes: number
  modifiedAt: Date
}

/**
 * Files under names of letters, digits, ".", "_" and "-", with "/" between their parts, in a folder or a bucket. No
 * half of one is ever visible, and storing the same one twice is harmless. Failures of a bucket are a `Problem` with a
 * remedy.
 */
export interface Store {
  /** The place of the store, for people. */
  place: string
  /** Other machines see the same files; then reading is a request. */
  isShared: boolean
  put(name: string, content: Uint8Array): Promise<void>
  /** Puts the content of a file of this machine there, which stays; a bucket gets it in parts. */
  putCopy(name: string, file: string): Promise<void>
  /** Moves a file of this machine there. */
  putFile(name: string, file: string): Promise<void>
  /** Null when it is not there; fails when it is larger than that. */
  read(name: string, mostBytes: number): Promise<Buffer | null>
  /** Its bytes from `start` up to `end` (exclusive), fewer if it ends before; null if it does not exist. */
  readPart(name: string, start: number, end: number): Promise<Buffer | null>
  /** Copies it into a new file of this machine; false when it is not there. */
  fetch(name: string, file: string, mostBytes: number): Promise<boolean>
  has(name: string): Promise<boolean>
  /** Removing a missing object is not a failure. */
  remove(name: string): Promise<void>
  /** Everything whose name has this prefix, by name. */
  list(prefix: string): Promise<StoredItem[]>
}

export function byName(one: StoredItem, other: StoredItem): number {
  return one.name < other.name ? -1 : 1
}
