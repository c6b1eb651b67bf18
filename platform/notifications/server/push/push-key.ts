import webPush from 'web-push'
import * as z from 'zod/mini'
import { sql, type Database, type Secrets } from '#server/tools.ts'

export interface PushKey {
  publicKey: string
  privateKey: string
}

const Row = z.object({ publicKey: z.string(), privateKey: z.instanceof(Uint8Array) })

/**
 * The server's key for push services, which is made on first use. It must stay the same, because
 * browsers subscribe with it.
 */
export async function readPushKey(db: Database, secrets: Secrets): Promise<PushKey> {
  const { publicKey, privateKey } = (await stored(db)) ?? (await make(db, secrets))
  return { publicKey, privateKey: secrets.open(privateKey) }
}

async function stored(db: Database): Promise<z.infer<typeof Row> | null> {
  return db.maybe(Row, sql`select public_key, private_key from notifications_push_key`)
}

/** Makes the key; if two processes do so at once, the first key is used. */
async function make(db: Database, secrets: Secrets): Promise<z.infer<typeof Row>> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await db.run(sql`
    insert into notifications_push_key (public_key, private_key)
    values (${publicKey}, ${Buffer.from(secrets.seal(privateKey))}) on conflict do nothing`)
  const row = await stored(db)
  if (!row) throw new Error('The push key was gone right after it was made')
  return row
}
