import type { Bookmark } from '../../contracts/bookmarks.ts'

/** The page on which the text of a bookmark is read. */
export function bookmarkPage(id: number): string {
  return `/news-hub/bookmark?id=${id}`
}

/** Words about the text of a bookmark; null while all is well. */
export function stateWords({ state, message }: Pick<Bookmark, 'state' | 'message'>): string | null {
  if (state === 'waiting') {
    return message === null ? 'Its text is being fetched.' : `${message} It is retried later.`
  }
  if (state === 'failed') return message
  return message === null ? null : `An earlier copy is kept. ${message}`
}
