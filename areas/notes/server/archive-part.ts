import { NOTES } from '../limits.ts'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { each, name, oneOf, shaped, short, words } from '#server/archive/checks/column-rules.ts'
import { webLink } from '#server/archive/web-columns.ts'
import { sql } from '#server/tools.ts'
import { highlightColors, StoredAnchor, subjectKinds } from '../contracts/highlights.ts'

/** The part of an archive with readers' notes. */
export const notesArchive: ArchivePart = {
  tables: {
    notes: {
      columns: {
        ...{ id: name, reader_id: name, category: name, language: name },
        title: short(NOTES.titleCharacters),
        text: short(NOTES.textCharacters),
        ...{
          tags: each(short(NOTES.tagCharacters)),
          imported_as: name,
          subject: oneOf(subjectKinds),
        },
        ...{
          subject_title: words,
          subject_address: webLink,
          color: oneOf(highlightColors),
          quote: short(NOTES.quoteCharacters),
        },
        anchor: shaped(StoredAnchor),
      },
    },
  },
  async settle(db, isBefore) {
    if (!isBefore('notes/001-editor.sql')) return
    await db.run(sql`update notes set created_at = edited_at`)
  },
}
