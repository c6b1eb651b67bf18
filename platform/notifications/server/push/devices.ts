import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { NOTIFICATIONS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { Device } from '../../contracts/channels.ts'

/** A browser's push subscription, as it is sealed. */
export const Subscription = z.object({
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
})
export type Subscription = z.infer<typeof Subscription>

export async function listDevices(db: Database, readerId: string): Promise<Device[]> {
  return db.many(
    Device,
    sql`select id, name, created_at, sent_at, trouble from notifications_devices
        where reader_id = ${readerId} order by created_at desc, id`,
  )
}

/** Adds a browser. If it was added before, its row gets the new keys. */
export async function addDevice(
  { db, secrets, now }: Pick<Tools, 'db' | 'secrets' | 'now'>,
  readerId: string,
  { name, ...subscription }: Subscription & { name: string },
): Promise<{ id: string }> {
  demandKeys(subscription)
  const known = await listDevices(db, readerId)
  const hash = createHash('sha256').update(subscription.endpoint).digest('base64url')
  const sealed = Buffer.from(secrets.seal(JSON.stringify(subscription)))
  const added = await db.maybe(
    z.object({ id: z.string() }),
    sql`insert into notifications_devices (id, reader_id, name, endpoint_hash, subscription, created_at)
        select ${newId('device')}, ${readerId}, ${name}, ${hash}, ${sealed}, ${now()}
        where ${known.length < NOTIFICATIONS.devices}::boolean or exists (select from notifications_devices
          where reader_id = ${readerId} and endpoint_hash = ${hash})
        on conflict (reader_id, endpoint_hash) do update
          set subscription = excluded.subscription, name = excluded.name, trouble = null
        returning id`,
  )
  if (added) return added
  throw new Problem(
    'conflict',
    `You have ${NOTIFICATIONS.devices} devices already. Remove one that is not used any more.`,
  )
}

const P256_POINT_BYTES = 65
const AUTH_BYTES = 16

/** Fails for keys of the wrong length, with which nothing could be encrypted. */
function demandKeys({ p256dh, auth }: Subscription): void {
  const bytes = (text: string) => Buffer.from(text, 'base64url').length
  if (bytes(p256dh) === P256_POINT_BYTES && bytes(auth) === AUTH_BYTES) return
  throw new Problem('invalid', 'That browser gave keys that cannot be used.')
}
