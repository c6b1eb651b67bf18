import * as z from 'zod/mini'
import { newSecret } from '#areas/webhooks/server/lends.ts'
import { Time } from '#core/contract.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'

/** Makes a new secret for a trigger; the old secret stops working. */
export async function makeSecret(
  { db, secrets, readerId, now }: Desk,
  triggerId: string,
): Promise<string> {
  const secret = newSecret()
  await db.run(sql`
    insert into automation_secrets (trigger_id, reader_id, secret, made_at)
    values (${triggerId}, ${readerId}, ${Buffer.from(secrets.seal(secret))}, ${now()})
    on conflict (trigger_id) do update set secret = excluded.secret, made_at = excluded.made_at`)
  return secret
}

/** The time at which the secret of a trigger was made; null if the trigger has none. */
export async function secretMadeAt(db: Database, triggerId: string): Promise<string | null> {
  const row = await db.maybe(
    z.object({ madeAt: Time }),
    sql`select made_at from automation_secrets where trigger_id = ${triggerId}`,
  )
  return row?.madeAt ?? null
}

/** Decrypts the secret of a trigger; null if the trigger has none. */
export async function openSecret(
  { db, secrets }: Pick<Desk, 'db' | 'secrets'>,
  triggerId: string,
): Promise<string | null> {
  const row = await db.maybe(
    z.object({ secret: z.instanceof(Uint8Array) }),
    sql`select secret from automation_secrets where trigger_id = ${triggerId}`,
  )
  return row && secrets.open(row.secret)
}
