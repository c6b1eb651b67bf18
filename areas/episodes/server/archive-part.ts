import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name } from '#server/archive/column-rules.ts'

/** Where readers are in recordings, and what they want to hear next. */
export const episodesArchive: ArchivePart = {
  tables: {
    episodes: { columns: { reader_id: name, batch: name } },
    episodes_straight: { columns: { reader_id: name } },
  },
}
