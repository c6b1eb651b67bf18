/** A stream of the Google Reader API: a list of items, or a state that items may be in. */
export type Stream =
  | { kind: 'state'; state: string }
  | { kind: 'feed'; feed: number }
  /** A feed by its address, which clients use to follow a feed. */
  | { kind: 'address'; address: string }
  /** A folder of sources, a label of items, or both: in the protocol they have the same id. */
  | { kind: 'folder'; folder: string[] }

/** The separator between the names of nested folders, because clients know only one level. */
const INSIDE = ' › '
const STATE = 'user/-/state/com.google/'
const LABEL = 'user/-/label/'

export const stateId = (state: string) => STATE + state
export const feedId = (feed: number) => `feed/${feed}`
export const folderName = (folder: readonly string[]) => folder.join(INSIDE)
export const folderId = (folder: readonly string[]) => LABEL + folderName(folder)
export const labelId = (label: string) => LABEL + label
/** The beginning of the names of all labels and folders that are inside this one. */
export const insideOf = (name: string) => name + INSIDE

/**
 * Parses the id of a stream. Clients may write their user in place of "-". Null if the text is not
 * such an id.
 */
export function readStream(given: string): Stream | null {
  const id = given.replace(/^user\/[^/]+\//, 'user/-/')
  if (id.startsWith(STATE)) return { kind: 'state', state: id.slice(STATE.length) }
  if (id.startsWith(LABEL)) {
    const folder = readFolder(id.slice(LABEL.length))
    return folder.length === 0 ? null : { kind: 'folder', folder }
  }
  if (!id.startsWith('feed/')) return null
  const name = id.slice('feed/'.length)
  if (/^\d{1,15}$/.test(name)) return { kind: 'feed', feed: Number(name) }
  return name === '' ? null : { kind: 'address', address: name }
}

function readFolder(name: string): string[] {
  return name
    .split(INSIDE)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
