import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name, oneOf } from '#server/archive/checks/column-rules.ts'
import { makerKinds } from '#server/asking/grant.ts'
import { sql } from '#server/tools.ts'

export const actionsArchive: ArchivePart = {
  tables: {
    actions_made: {
      columns: {
        reader_id: name,
        by_kind: oneOf(makerKinds),
        by_id: name,
        step: name,
        // An operation is asked with the stored input only if an action says so.
        operation: name,
        thing: name,
      },
    },
  },
  async settle(db) {
    // These rows stay on the server, as listeners do, and are deleted with readers whom the archive
    // lacks.
    await db.run(sql`delete from actions_known where reader_id not in (select id from readers)`)
  },
}
