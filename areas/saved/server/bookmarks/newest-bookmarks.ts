import { listBookmarks } from './list-bookmarks.ts'
import type { Database } from '#server/tools.ts'
import type { SavedItem } from '../../contract.ts'

/** The page of the server that shows the text of a bookmark. */
function bookmarkPage(id: number): string {
  return `/news-hub/bookmark?id=${id}`
}

/** The newest bookmarks, in the same form as other saved items. */
export async function newestBookmarks(
  db: Database,
  readerId: string,
  most: number,
): Promise<SavedItem[]> {
  const { bookmarks } = await listBookmarks(db, readerId, { filter: 'all', search: '', most })
  return bookmarks.map(({ id, title, site, tags, savedAt }) => ({
    id: String(id),
    title,
    hub: site,
    savedAt,
    category: tags[0] ?? '',
    page: bookmarkPage(id),
  }))
}
