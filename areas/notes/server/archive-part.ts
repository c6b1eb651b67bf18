import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name, words } from '#server/archive/column-rules.ts'

/** What readers wrote down. */
export const notesArchive: ArchivePart = {
  tables: {
    notes: {
      columns: { id: name, reader_id: name, category: name, title: words, text: words },
    },
  },
}
