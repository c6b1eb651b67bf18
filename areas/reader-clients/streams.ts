/** A stream of the Google Reader API: a list of items, or a state that items may be in. */
export type Stream =
  | { kind: 'state'; state: string }
  | { kind: 'feed'; feed: number }
  /** A feed by its address, as clients name one to follow. */
  | { kind: 'address'; address: string }
  /** A folder of sources, a label of items, or both: the protocol calls either by the same id. */
  | { kind: 'folder'; folder: string[] }

/** Between the names of a folder and of those that it lies in: clients know no folders in folders. */
const INSIDE = ' › '
const STATE = 'user/-/state/com.google/'
const LABEL = 'user/-/label/'

export const stateId = (state: string) => STATE + state
export const feedId = (feed: number) => `feed/${feed}`
export const folderName = (folder: readonly string[]) => folder.join(INSIDE)
export const folderId = (folder: readonly string[]) => LABEL + folderName(folder)
export const labelId = (label: string) => LABEL + label
/** A condition in words: a label or folder inside of another one has a name that begins with this. */
export const insideOf = (name: string) => name + INSIDE

/** Null for anything but a stream. A client may name its user instead of "-". */
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
