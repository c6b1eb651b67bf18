import type { ArchivePart } from '#server/archive/archive-part.ts'
import { doneByReader } from '#server/archive/column-rules.ts'

/** What readers keep. */
export const savedArchive: ArchivePart = {
  tables: {
    saved_articles: { columns: doneByReader },
  },
}
