import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { WEBHOOKS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { askingScope } from '#server/access/asking.ts'
import { sql, type Desk } from '#server/tools.ts'
import { Delivery, Webhook, type WebhookDraft, type webhooks } from '../contract.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { deliveryOf } from './queue-events.ts'
import { Receiver, send } from './send.ts'
import { newSecret } from './sign.ts'

const DELIVERIES_SHOWN = 100
const HOUR_MS = 3_600_000

const deliveryColumns = sql`id, event, about, state, attempts, created_at, tried_at, status, duration_ms, error, next_at`

export function serverWebhooks(tools: Desk): Api<typeof webhooks> {
  const { db, readerId, now, secrets } = tools
  const changed = () => tools.announce({ area: 'webhooks' })
  const sealed = (secret: string) => Buffer.from(secrets.seal(secret))
  const gone = () => new Problem('not-found', 'That webhook is already gone.')

  async function add({ name, address, events, topic, folder }: WebhookDraft) {
    const { count } = await db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from webhooks where reader_id = ${readerId}`,
    )
    if (count >= WEBHOOKS.most) {
      throw new Problem(
        'conflict',
        `There are ${WEBHOOKS.most} webhooks already. Remove one that is not used any more.`,
      )
    }
    const id = newId('webhook')
    const secret = newSecret()
    await db.run(sql`
      insert into webhooks (id, reader_id, name, address, events, topic, folder, secret, created_at)
      values (${id}, ${readerId}, ${name}, ${address}, ${events}, ${topic}, ${folder}, ${sealed(secret)}, ${now()})`)
    return { id, secret }
  }

  return {
    async listWebhooks() {
      const rows = await db.many(
        Webhook,
        sql`select id, name, address, events, topic, folder, state, trouble, created_at,
              (select count(*)::int from (
                select 1 from webhooks_deliveries
                where webhook_id = webhooks.id and webhooks_deliveries.state = 'waiting' limit 1000) as counted) as waiting
            from webhooks where reader_id = ${readerId} order by created_at desc, id`,
      )
      if (askingScope() !== 'read') return rows
      return rows.map((row) => ({ ...row, address: new URL(row.address).origin }))
    },

    async saveWebhook({ id, ...draft }) {
      if (draft.topic !== null && draft.folder !== null)
        throw new Problem('invalid', 'Choose a topic or a folder, not both.')
      if (id === undefined) {
        const made = await add(draft)
        await changed()
        return made
      }
      const { name, address, events, topic, folder } = draft
      const saved = await db.run(sql`
        update webhooks set name = ${name}, address = ${address}, events = ${events}, topic = ${topic}, folder = ${folder}
        where id = ${id} and reader_id = ${readerId}`)
      if (saved.changed === 0) throw gone()
      await changed()
      return { id, secret: null }
    },

    async switchWebhook({ id, isOn }) {
      await db.transaction(async (db) => {
        const { changed } = await db.run(sql`
          update webhooks set state = ${isOn ? 'on' : 'off'}, trouble = null
          where id = ${id} and reader_id = ${readerId}`)
        if (changed === 0) throw gone()
        if (!isOn) return
        await db.run(sql`
          update webhooks_deliveries set attempts = 0, next_at = ${now()}
          where webhook_id = ${id} and reader_id = ${readerId} and state = 'waiting'`)
        await tools.enqueue(deliverWebhooks, {}, { db, dedupeKey: 'now' })
      })
      await changed()
    },

    async removeWebhook({ id }) {
      const removed = await db.run(
        sql`delete from webhooks where id = ${id} and reader_id = ${readerId}`,
      )
      if (removed.changed === 0) throw gone()
      await changed()
    },

    async renewSecret({ id }) {
      const secret = newSecret()
      const until = new Date(now().getTime() + WEBHOOKS.formerSecretHours * HOUR_MS)
      const renewed = await db.run(sql`
        update webhooks set former_secret = secret, former_until = ${until}, secret = ${sealed(secret)}
        where id = ${id} and reader_id = ${readerId}`)
      if (renewed.changed === 0) throw gone()
      await changed()
      return { secret }
    },

    async sendTest({ id }) {
      const receiver = await db.maybe(
        Receiver,
        sql`select address, secret, former_secret, former_until from webhooks
            where id = ${id} and reader_id = ${readerId}`,
      )
      if (!receiver) throw gone()
      const test = deliveryOf(
        {
          event: 'webhook.test',
          dedupeKey: newId('test'),
          about: 'A test that you sent',
          data: { message: 'This is a test of a webhook of Synthwire.' },
        },
        now(),
      )
      const { status, durationMs, error } = await send(tools, receiver, test)
      const delivery = await db.one(
        Delivery,
        sql`insert into webhooks_deliveries (id, reader_id, webhook_id, event, dedupe_key, about, body, state,
              attempts, created_at, tried_at, status, duration_ms, error)
            values (${test.id}, ${readerId}, ${id}, ${test.event}, ${test.dedupe_key}, ${test.about}, ${test.body},
              ${error === null ? 'delivered' : 'failed'}, 1, ${now()}, ${now()}, ${status}, ${durationMs}, ${error})
            returning ${deliveryColumns}`,
      )
      await changed()
      return delivery
    },

    async listDeliveries({ webhook }) {
      return db.many(
        Delivery,
        sql`select ${deliveryColumns} from webhooks_deliveries
            where webhook_id = ${webhook} and reader_id = ${readerId}
            order by position desc limit ${DELIVERIES_SHOWN}`,
      )
    },

    async redeliver({ delivery }) {
      await db.transaction(async (db) => {
        const { changed } = await db.run(sql`
          update webhooks_deliveries set state = 'waiting', attempts = 0, next_at = ${now()}
          where id = ${delivery} and reader_id = ${readerId}`)
        if (changed === 0) throw new Problem('not-found', 'That delivery is no longer kept.')
        await tools.enqueue(deliverWebhooks, {}, { db, dedupeKey: 'now' })
      })
      await changed()
    },
  }
}
