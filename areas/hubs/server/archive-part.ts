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
  // The articles of hubs are not archived, because they are found again from the members.
  settle: async (db) => {
    await db.run(sql`update hubs set wanted = filled + 1`)
    // Shared links are not archived. This server keeps its own, except those of readers whom the
    // archive does not contain.
    await db.run(sql`delete from hubs_shares where reader_id not in (select id from readers)`)
  },
}
