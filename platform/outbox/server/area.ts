import type { ServerArea } from '#server/area.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { sql } from '#server/tools.ts'
import { deliverForever } from './deliver.ts'
import { forgetOldMessages } from './forget-old.ts'
import { outboxWaits } from './outbox-waits.ts'

/** Messages that leave the server, for any area. */
export const server: ServerArea = {
  jobs: [forgetOldMessages],
  schedules: [{ job: forgetOldMessages, every: '5 minutes' }],
  work: deliverForever,
  extends: [extend(impossibleWaits, outboxWaits)],
  archive: {
    tables: {},
    async settle(db) {
      // An archive does not hold messages. Those of the server are kept, except those of readers
      // that the archive lacks.
      await db.run(sql`delete from outbox_messages where reader_id not in (select id from readers)`)
    },
  },
}
