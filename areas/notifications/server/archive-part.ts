import { raw } from 'sql-template-tag'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { doneByReader, words } from '#server/archive/column-rules.ts'
import { sql } from '#server/tools.ts'

const OF_OWN_DOOR = [
  'notifications_mail_servers',
  'notifications_deliveries',
  'notifications_unsubscribed',
]

/** What readers were told. */
export const notificationsArchive: ArchivePart = {
  tables: {
    notifications: { columns: { ...doneByReader, text: words } },
  },
  async settle(db) {
    // Mail servers stay with their hub, and go with a reader whom the archive does not have.
    for (const table of OF_OWN_DOOR)
      await db.run(sql`delete from ${raw(table)} where reader_id not in (select id from readers)`)
  },
}
