import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name } from '#server/archive/checks/column-rules.ts'

/** The readers' settings of their server. */
export const settingsArchive: ArchivePart = {
  tables: {
    hub_settings: { columns: { reader_id: name } },
  },
}
