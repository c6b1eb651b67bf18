import type { ArchivePart } from '#server/archive/archive-part.ts'
import { sql } from '#server/tools.ts'

export const actionsArchive: ArchivePart = {
  tables: {},
  async settle(db) {
    // It stays with its hub, as those do that listen, and goes with a reader whom the archive does not have.
    await db.run(sql`delete from actions_known where reader_id not in (select id from readers)`)
  },
}
