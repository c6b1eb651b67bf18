import type { Bookmark } from '../../contracts/bookmarks.ts'

/** The page that shows the text of a bookmark. */
export function bookmarkPage(id: number): string {
  return `/news-hub/bookmark?id=${id}`
}

/** The state of a bookmark in words; null if its text was stored without problems. */
export function stateWords({ state, message }: Pick<Bookmark, 'state' | 'message'>): string | null {
  if (state === 'waiting') {
    return message === null ? 'Its text is being fetched.' : `${message} It is retried later.`
  }
  if (state === 'failed') return message
  return message === null ? null : `An earlier copy is kept. ${message}`
}
