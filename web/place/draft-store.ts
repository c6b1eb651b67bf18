import { hubBase } from './hub-base.ts'

/**
 * Stores typed text that could not be saved yet, in this browser. If the browser has no room, only
 * the page has the text.
 */
export interface DraftStore<Kept> {
  read(id: string): Kept | null
  write(id: string, kept: Kept): void
  remove(id: string): void
  /** Ids of the stored drafts that begin with this text. */
  ids(beginning: string): string[]
}

/** Opens the store for drafts of one kind; `isKept` rejects the format of an older version. */
export function draftStore<Kept>(
  kind: string,
  isKept: (given: Partial<Kept> | null) => boolean,
): DraftStore<Kept> {
  const before = `synthwire.${kind}.`
  const nameOf = (id: string) => `${before}${id}${hubBase()}`
  return {
    read(id) {
      try {
        const kept = JSON.parse(localStorage.getItem(nameOf(id)) ?? 'null') as Partial<Kept> | null
        return isKept(kept) ? (kept as Kept) : null
      } catch {
        return null
      }
    },
    write(id, kept) {
      try {
        localStorage.setItem(nameOf(id), JSON.stringify(kept))
      } catch {
        localStorage.removeItem(nameOf(id))
      }
    },
    remove(id) {
      try {
        localStorage.removeItem(nameOf(id))
      } catch {
        // A browser that cannot store anything has nothing to remove.
      }
    },
    ids(beginning) {
      const [start, end] = [before + beginning, hubBase()]
      try {
        return Object.keys(localStorage)
          .filter((name) => name.startsWith(start) && name.endsWith(end))
          .map((name) => name.slice(before.length, name.length - end.length))
      } catch {
        return []
      }
    },
  }
}
