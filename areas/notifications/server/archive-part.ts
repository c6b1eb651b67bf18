import type { ArchivePart } from '#server/archive/archive-part.ts'
import { doneByReader, words } from '#server/archive/column-rules.ts'

/** What readers were told. */
export const notificationsArchive: ArchivePart = {
  tables: {
    notifications: { columns: { ...doneByReader, text: words } },
  },
}
