import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name } from '#server/archive/checks/column-rules.ts'

/** The part of an archive with readers' positions in recordings and their queues. */
export const episodesArchive: ArchivePart = {
  tables: {
    episodes: { columns: { reader_id: name, batch: name } },
    episodes_straight: { columns: { reader_id: name } },
  },
}
