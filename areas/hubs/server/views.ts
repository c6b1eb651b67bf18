import type { Api } from '#core/contract.ts'
import { sql, type Desk } from '#server/tools.ts'
import { HubView, type hubViews } from '../contracts/views.ts'
import { demandHub, settingsOf } from './hubs-of-reader.ts'

/** Stores the last choices in the feed of each hub. */
export function serverHubViews({ db, readerId }: Desk): Api<typeof hubViews> {
  return {
    async getView({ hub }) {
      return db.maybe(
        HubView,
        sql`select filter, view_mode, period as time from hubs_views
            where reader_id = ${readerId} and hub_id in ('', ${settingsOf(hub)}) order by hub_id desc limit 1`,
      )
    },

    async saveView({ hub, view: { filter, viewMode, time } }) {
      await demandHub(db, readerId, hub)
      await db.run(sql`
        insert into hubs_views (reader_id, hub_id, filter, view_mode, period)
        values (${readerId}, ${settingsOf(hub)}, ${filter}, ${viewMode}, ${time})
        on conflict (reader_id, hub_id) do update set
          filter = excluded.filter, view_mode = excluded.view_mode, period = excluded.period`)
    },
  }
}
