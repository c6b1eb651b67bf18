import { indexOwnTexts, type OwnTexts } from '#server/search/own-texts.ts'
import { job, sql } from '#server/tools.ts'

/** Texts by which a bookmark is found. */
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

/** Indexes bookmarks that were written without an index: by an older version, or by an archive. */
export const indexBookmarks = job<object>('saved/index', async ({ db }) => {
  while (await indexOwnTexts(db, bookmarkTexts));
})
