import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { newSecret, secretHash } from '#server/access/secret-hash.ts'
import { sql, type Database, type Desk, type Sql } from '#server/tools.ts'
import { FIRST_HUB } from '../../contract.ts'
import { firstHub } from '../../made-hubs.ts'
import type { Share } from '../../contracts/share.ts'

/** The path of shared hubs, after which the secret of a hub follows. */
export const SHARED_PATH = '/shared'

const ShareRow = z.object({
  readerId: z.string(),
  hubId: z.string(),
  hubName: z.string(),
  secret: z.instanceof(Uint8Array),
  expiresAt: z.nullable(Time),
  isIndexed: z.boolean(),
  createdAt: Time,
})
export type ShareRow = z.infer<typeof ShareRow>

/** Selects shares by a condition. A deleted hub is not shared, even while it can be restored. */
function sharesWhere(condition: Sql): Sql {
  return sql`
    select hubs_shares.reader_id, hub_id, coalesce(hubs.name, ${firstHub('', []).name}) as hub_name,
      secret, expires_at, is_indexed, hubs_shares.created_at
    from hubs_shares left join hubs on hubs.reader_id = hubs_shares.reader_id and hubs.id = hub_id
    where ${condition} and (hub_id = ${FIRST_HUB} or (hubs.id is not null and hubs.deleted_at is null))`
}

/** The shared hub that a secret belongs to; null for any other text. */
export function findShare(db: Database, secret: string): Promise<ShareRow | null> {
  return db.maybe(ShareRow, sharesWhere(sql`secret_hash = ${secretHash(secret)}`))
}

export function isExpired({ expiresAt }: Pick<ShareRow, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && new Date(expiresAt) <= now
}

export async function readShare(desk: Desk, hub: string): Promise<Share | null> {
  const row = await desk.db.maybe(
    ShareRow,
    sharesWhere(sql`hubs_shares.reader_id = ${desk.readerId} and hub_id = ${hub}`),
  )
  return row && shown(desk, row)
}

export async function keepShare(
  { db, readerId, secrets, now }: Desk,
  hub: string,
  { expiresAt, isIndexed }: { expiresAt: string | null; isIndexed: boolean },
): Promise<void> {
  const secret = newSecret()
  await db.run(sql`
    insert into hubs_shares (reader_id, hub_id, secret, secret_hash, expires_at, is_indexed, created_at)
    values (${readerId}, ${hub}, ${Buffer.from(secrets.seal(secret))}, ${secretHash(secret)}, ${expiresAt},
      ${isIndexed}, ${now()})
    on conflict (reader_id, hub_id) do update
      set expires_at = excluded.expires_at, is_indexed = excluded.is_indexed`)
}

/** Makes a new secret for a shared hub; false if the hub is not shared. */
export async function renewSecret(
  { db, readerId, secrets, now }: Desk,
  hub: string,
): Promise<boolean> {
  const secret = newSecret()
  const { changed } = await db.run(sql`
    update hubs_shares set secret = ${Buffer.from(secrets.seal(secret))},
      secret_hash = ${secretHash(secret)}, created_at = ${now()}
    where reader_id = ${readerId} and hub_id = ${hub}`)
  return changed > 0
}

export async function endShare({ db, readerId }: Desk, hub: string): Promise<boolean> {
  const { changed } = await db.run(
    sql`delete from hubs_shares where reader_id = ${readerId} and hub_id = ${hub}`,
  )
  return changed > 0
}

function shown({ secrets, publicAddress, now }: Desk, row: ShareRow): Share {
  const path = `${SHARED_PATH}/${secrets.open(row.secret)}`
  return {
    hub: row.hubId,
    address: (publicAddress ?? '') + path,
    expiresAt: row.expiresAt,
    isExpired: isExpired(row, now()),
    isIndexed: row.isIndexed,
    createdAt: row.createdAt,
  }
}
