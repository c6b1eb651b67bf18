import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { managedState, type ListManaged } from '#platform/connections/server/lends.ts'
import { sql } from '#server/tools.ts'

const Row = z.object({
  id: z.string(),
  name: z.string(),
  address: z.nullable(z.string()),
  trouble: z.nullable(z.string()),
  checkedAt: z.nullable(Time),
})

/** Webhooks in the list of accounts. Only the host of their address is shown. */
export const webhooksAsAccounts: ListManaged = async ({ db, readerId }) => {
  const rows = await db.many(
    Row,
    sql`select id, name, substring(address from '://([^/?#]+)') as address, trouble,
          (select tried_at from outbox_messages as sent
            where sent.reader_id = webhooks.reader_id and kind = 'webhook' and target = webhooks.id
              and sent.state <> 'waiting' order by position desc limit 1) as checked_at
        from webhooks where reader_id = ${readerId} order by created_at, id`,
  )
  return rows.map((row) => ({
    ...row,
    kindName: 'Webhook',
    state: managedState(row),
    usedFor: 'Webhooks',
    page: '/news-hub/settings?at=webhooks',
  }))
}
