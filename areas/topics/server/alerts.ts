import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { topicAlerts } from '../contracts/alerts.ts'

function serverTopicAlerts({ db, readerId, now, announce }: Desk): Api<typeof topicAlerts> {
  return {
    async listAlerts() {
      const rows = await db.many(
        z.object({ id: z.string() }),
        sql`select id from topics where reader_id = ${readerId} and alert_since is not null order by id`,
      )
      return rows.map(({ id }) => id)
    },

    async setAlert({ topic, isOn }) {
      // An alert that is switched on again ignores all earlier articles.
      const { changed } = await db.run(sql`
        update topics set alert_since = case when ${isOn}::boolean then coalesce(alert_since, ${now()}) end
        where id = ${topic} and reader_id = ${readerId}`)
      if (changed === 0) throw new Problem('not-found', 'That topic is already gone.')
      await announce({ area: 'topics/alerts' })
    },
  }
}

/** Lists and sets the alerts of topics. */
export const topicAlertsKeeper: Kept = {
  contract: topicAlerts,
  open: serverTopicAlerts,
  about: {
    listAlerts: 'The topics whose new articles you are notified about.',
    setAlert: 'Notifies you about new articles of a topic, or no longer.',
  } satisfies Record<keyof typeof topicAlerts, string>,
}
