import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { managedState, type ListManaged } from '#platform/connections/server/lends.ts'
import { sql } from '#server/tools.ts'

const PLACE = { usedFor: 'Notifications', page: '/news-hub/settings?at=notifications' }

const Row = z.object({
  id: z.string(),
  kindName: z.string(),
  name: z.string(),
  address: z.nullable(z.string()),
  trouble: z.nullable(z.string()),
  checkedAt: z.nullable(Time),
})

/**
 * Lists the reader's mail server, ntfy topic and push browsers among the accounts. Of web
 * addresses, only the hosts are shown.
 */
export const channelsAsAccounts: ListManaged = async ({ db, readerId }) => {
  const rows = await db.many(
    Row,
    sql`select 'mail-server' as id, 'Mail server' as kind_name, sender as name, host as address, trouble, checked_at
        from notifications_mail_servers where reader_id = ${readerId}
        union all
        select 'ntfy', 'ntfy', 'ntfy topic', substring(address from '://([^/?#]+)'), trouble, checked_at
        from notifications_ntfy where reader_id = ${readerId}
        union all
        select id, 'Push messages', name, null, trouble, sent_at
        from notifications_devices where reader_id = ${readerId}
        order by kind_name, name`,
  )
  return rows.map((row) => ({ ...row, ...PLACE, state: managedState(row) }))
}
