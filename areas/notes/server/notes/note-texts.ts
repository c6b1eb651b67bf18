import { indexOwnTexts, type OwnTexts } from '#server/search/own-texts.ts'
import { job, sql } from '#server/tools.ts'

/** The columns in which search finds notes. */
export const noteTexts: OwnTexts = {
  table: sql`notes`,
  texts: [
    { of: sql`title`, weight: 'A' },
    { of: sql`array_to_string(tags, ' ')`, weight: 'A' },
    { of: sql`quote`, weight: 'B' },
    { of: sql`text`, weight: 'B' },
  ],
  language: sql`language`,
}

/**
 * Indexes notes that have no index because they come from an older version, an archive or a large
 * import.
 */
export const indexNotes = job<object>('notes/index', async ({ db }) => {
  while (await indexOwnTexts(db, noteTexts));
})
