import type { ArchivePart } from './archive-part.ts'
import { name, sealed, words } from './column-rules.ts'

/** Who reads here. */
export const hubArchive: ArchivePart = {
  tables: {
    readers: { columns: { id: name, name: words } },
    reader_secrets: { columns: { reader_id: name, name, sealed } },
  },
}
