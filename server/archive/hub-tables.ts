import type { ArchivePart } from './archive-part.ts'
import { sql } from '../tools.ts'
import { name, sealed, words } from './column-rules.ts'

/** Who reads here. */
export const hubArchive: ArchivePart = {
  tables: {
    readers: { columns: { id: name, name: words } },
    reader_secrets: { columns: { reader_id: name, name, sealed } },
  },
  async settle(db) {
    // Whoever came in before as somebody who is not here any more.
    await db.run(sql`delete from sessions where reader_id not in (select id from readers)`)
    await db.run(sql`delete from api_tokens where reader_id not in (select id from readers)`)
  },
}
