import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name } from '#server/archive/checks/column-rules.ts'

/** The settings of each reader. */
export const settingsArchive: ArchivePart = {
  tables: {
    hub_settings: { columns: { reader_id: name } },
  },
}
