import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name, oneOf, short } from '#server/archive/checks/column-rules.ts'
import { sql } from '#server/tools.ts'
import { newsFilters, periods, viewModes } from '#areas/feed/contract.ts'
import { INPUT } from '#core/limits.ts'

/** Hubs and their members. */
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
    hubs_views: {
      columns: {
        ...{ reader_id: name, hub_id: name },
        ...{ filter: oneOf(newsFilters), view_mode: oneOf(viewModes), period: oneOf(periods) },
      },
    },
  },
  // Contents of hubs are not part of an archive: they follow from the rest.
  settle: async (db) => {
    await db.run(sql`update hubs set wanted = filled + 1`)
    // Addresses of shared hubs stay with their server, and go with a reader whom the archive does not have.
    await db.run(sql`delete from hubs_shares where reader_id not in (select id from readers)`)
  },
}
