import { raw } from 'sql-template-tag'
import { BadValue, type ArchivePart } from '#server/archive/archive-part.ts'
import { channels } from './deliveries/channel.ts'
import {
  doneByReader,
  each,
  name,
  oneOf,
  shaped,
  words,
} from '#server/archive/checks/column-rules.ts'
import { sql } from '#server/tools.ts'
import { StoredSettings } from './routing/settings.ts'

const OF_OWN_DOOR = [
  'notifications_mail_servers',
  'notifications_unsubscribed',
  'notifications_devices',
  'notifications_ntfy',
]

/** Checks that a page is one of this server. */
function ownPage(value: string): string {
  if (!/^\/(?!\/)[^\\]*$/.test(value)) throw new BadValue('is not a page of this server')
  return name(value)
}

/** Notifications of readers and their settings, with the checks for archived values. */
export const notificationsArchive: ArchivePart = {
  tables: {
    notifications: {
      columns: {
        ...doneByReader,
        ...{ event: name, kinds: each(name), subject: name, title: words, text: words },
        ...{ details: words, page: ownPage, action: words },
      },
    },
    notifications_settings: {
      columns: { reader_id: name, settings: shaped(StoredSettings) },
    },
    notifications_held: { columns: { reader_id: name, channel: oneOf(channels) } },
  },
  async settle(db) {
    // Restored notifications are too old to be sent, so they count as sent.
    await db.run(sql`update notifications set routed_at = at where routed_at is null`)
    // An archive does not hold mail servers and the like. Those of the server are kept, except
    // those of readers that the archive lacks.
    for (const table of OF_OWN_DOOR)
      await db.run(sql`delete from ${raw(table)} where reader_id not in (select id from readers)`)
  },
}
