import { indexOwnTexts, type OwnTexts } from '#server/search/own-texts.ts'
import { job, sql } from '#server/tools.ts'

/** Texts by which a note is found. */
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

/** Indexes the notes that nobody did when they were written: of an older version, of an archive, of a large import. */
export const indexNotes = job<object>('notes/index', async ({ db }) => {
  while (await indexOwnTexts(db, noteTexts));
})
