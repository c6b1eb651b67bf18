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
        // Any text is safe here: an operation is called only if an action exists for it.
        operation: name,
        thing: name,
      },
    },
  },
  async settle(db) {
    // An archive does not hold these rows. Those of the server are kept, except those of readers
    // that the archive lacks.
    await db.run(sql`delete from actions_known where reader_id not in (select id from readers)`)
  },
}
