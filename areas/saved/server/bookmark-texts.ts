import { indexOwnTexts, type OwnTexts } from '#server/search/own-texts.ts'
import { job, sql } from '#server/tools.ts'

/** The texts by which a search finds a bookmark. */
export const bookmarkTexts: OwnTexts = {
  table: sql`saved_bookmarks`,
  texts: [
    { of: sql`title`, weight: 'A' },
    { of: sql`array_to_string(tags, ' ')`, weight: 'A' },
    { of: sql`note`, weight: 'B' },
    { of: sql`regexp_replace(address, '^https?://', '')`, weight: 'C' },
    { of: sql`text`, weight: 'D' },
  ],
  language: sql`language`,
}

/** Indexes bookmarks that an older version or an archive stored without an index. */
export const indexBookmarks = job<object>('saved/index', async ({ db }) => {
  while (await indexOwnTexts(db, bookmarkTexts));
})
