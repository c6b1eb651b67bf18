import * as z from 'zod/mini'
import { isPublicAddress } from '#server/settings/public-address.ts'
import { sql, type Desk } from '#server/tools.ts'

/** Says if the reader wants recordings directly from their publishers. */
export async function isStraight({
  db,
  readerId,
}: Pick<Desk, 'db' | 'readerId'>): Promise<boolean> {
  const chosen = await db.maybe(
    z.object({ readerId: z.string() }),
    sql`select reader_id from episodes_straight where reader_id = ${readerId}`,
  )
  return chosen !== null
}

export async function chooseStraight(
  { db, readerId }: Pick<Desk, 'db' | 'readerId'>,
  isStraight: boolean,
): Promise<void> {
  if (isStraight)
    await db.run(
      sql`insert into episodes_straight (reader_id) values (${readerId}) on conflict do nothing`,
    )
  else await db.run(sql`delete from episodes_straight where reader_id = ${readerId}`)
}

/**
 * The address of a file for the reader's browser; null if only the server may fetch it. That is so
 * without encryption, with a password in the address, or if the host has no public name, since the
 * browser may be in a private network.
 */
export function straightAddress(file: string): string | null {
  const url = URL.parse(file)
  if (url?.protocol !== 'https:' || url.username || url.password) return null
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const isAddress = host.includes(':') || /^[\d.]+$/.test(host)
  if (isAddress) return isPublicAddress(host) ? url.href : null
  const isNamed = host.includes('.') && !/\.(?:local|localhost|internal|lan|home|arpa)$/i.test(host)
  return isNamed ? url.href : null
}
