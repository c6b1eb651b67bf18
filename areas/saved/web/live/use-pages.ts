import { useState } from 'react'

/** A list that is read page by page: which pages are on show, from where each goes on. Begins anew with other words. */
export function usePages<Cursor extends string>(query: string) {
  const [read, setRead] = useState<{ query: string; cursors: Cursor[] }>({ query, cursors: [] })
  const cursors = read.query === query ? read.cursors : []
  return {
    /** The cursor of each page, undefined for the first. */
    pages: [undefined, ...cursors],
    showMore: (next: Cursor) => setRead({ query, cursors: [...cursors, next] }),
  }
}
