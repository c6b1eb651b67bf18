import { useState } from 'react'

/** A list that is read page by page: from where each page on show goes on. Begins anew with another query. */
export function usePages(query: string) {
  const [read, setRead] = useState<{ query: string; cursors: string[] }>({ query, cursors: [] })
  const cursors = read.query === query ? read.cursors : []
  return {
    /** The cursor of each page, undefined for the first. */
    pages: [undefined, ...cursors],
    showMore: (next: string) => setRead({ query, cursors: [...cursors, next] }),
  }
}
