import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name, oneOf, short } from '#server/archive/column-rules.ts'
import { INPUT } from '#core/limits.ts'

/** Hubs, and what belongs to them. */
export const hubsArchive: ArchivePart = {
  tables: {
    hubs: { columns: { reader_id: name, id: name, name: short(INPUT.nameCharacters) } },
    hubs_members: {
      columns: {
        reader_id: name,
        hub_id: name,
        kind: oneOf(['source', 'topic', 'folder']),
        member: name,
      },
    },
  },
}
