import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { WEBHOOKS } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import { forgetKnown } from '#platform/actions/server/lends.ts'
import {
  attemptsOfDay,
  forgetMessages,
  holdMessages,
  isFor,
  noteSent,
  releaseMessages,
  sendAgain,
} from '#platform/outbox/server/lends.ts'
import { askingScope } from '#server/access/asking.ts'
import { sql, type Desk } from '#server/tools.ts'
import { Delivery, Webhook, type WebhookDraft, type webhooks } from '../contract.ts'
import { messageOf } from './queue-events.ts'
import { Receiver, send } from './send.ts'
import { newSecret } from './sign.ts'
import { toWebhook } from './webhook-kind.ts'

const DELIVERIES_SHOWN = 100
const HOUR_MS = 3_600_000

const deliveryColumns = sql`id, label as event, about, state, attempts, created_at, tried_at, status, duration_ms, error, next_at`

export function serverWebhooks(tools: Desk): Api<typeof webhooks> {
  const { db, readerId, now, secrets } = tools
  const changed = async () => {
    await tools.announce({ area: 'webhooks' })
    await tools.announce({ area: 'connections/accounts' })
  }
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
                select from outbox_messages as sent where sent.reader_id = webhooks.reader_id and kind = 'webhook'
                  and target = webhooks.id and sent.state = 'waiting' limit ${WEBHOOKS.waiting}) as counted) as waiting
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
        if (isOn) await releaseMessages(tools, db, toWebhook({ id, readerId }))
        else await holdMessages(db, toWebhook({ id, readerId }))
      })
      await changed()
    },

    async removeWebhook({ id }) {
      await db.transaction(async (db) => {
        const removed = await db.run(
          sql`delete from webhooks where id = ${id} and reader_id = ${readerId}`,
        )
        if (removed.changed === 0) throw gone()
        await forgetMessages(db, toWebhook({ id, readerId }))
        await forgetKnown(db, { id, readerId })
      })
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
      const test = messageOf(
        {
          event: 'webhook.test',
          dedupeKey: newId('test'),
          about: 'A test that you sent',
          data: { message: 'This is a test of a webhook of Synthwire.' },
        },
        now(),
      )
      await noteSent(
        tools,
        db,
        toWebhook({ id, readerId }),
        test,
        await send(tools, receiver, test),
      )
      const delivery = await db.one(
        Delivery,
        sql`select ${deliveryColumns} from outbox_messages where id = ${test.id} and reader_id = ${readerId}`,
      )
      await changed()
      return delivery
    },

    async readAttempts({ webhook }) {
      return attemptsOfDay(tools, toWebhook({ id: webhook, readerId }))
    },

    async listDeliveries({ webhook }) {
      return db.many(
        Delivery,
        sql`select ${deliveryColumns} from outbox_messages where ${isFor(toWebhook({ id: webhook, readerId }))}
            order by position desc limit ${DELIVERIES_SHOWN}`,
      )
    },

    async redeliver({ delivery }) {
      await db.transaction(async (db) => {
        if (!(await sendAgain(tools, db, { id: delivery, readerId, kind: 'webhook' })))
          throw new Problem('not-found', 'That delivery is no longer kept.')
      })
      await changed()
    },
  }
}
