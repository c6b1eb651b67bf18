import * as z from 'zod/mini'
import {
  sql,
  type Database,
  type GuardedFetch,
  type Sql,
  type TrustedCertificate,
} from '#server/tools.ts'

export const FeedCertificate = z.object({ host: z.string(), fingerprint: z.string() })

/** Certificates that an owner trusts for a row of `feeds`, as a list of `FeedCertificate`. */
export const feedCertificates: Sql = sql`coalesce((
  select json_agg(json_build_object('host', known.host, 'fingerprint', known.fingerprint) order by known.host)
  from feed_certificates as known where known.feed_id = feeds.id), '[]')`

/**
 * Trusts these certificates in addition to the usual ones. Any other untrusted certificate is
 * reported.
 */
export function trusting(
  fetch: GuardedFetch,
  certificates: readonly TrustedCertificate[],
): GuardedFetch {
  return (address, request) => fetch(address, { certificates, ...request })
}

/**
 * Trusts a certificate for this feed alone, in place of the one trusted before at the same host.
 */
export async function trustCertificate(
  db: Database,
  feedId: number,
  { host, fingerprint }: TrustedCertificate,
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into feed_certificates (feed_id, host, fingerprint, trusted_at)
    values (${feedId}, ${host}, ${fingerprint}, ${now})
    on conflict (feed_id, host) do update
      set fingerprint = excluded.fingerprint, trusted_at = excluded.trusted_at`)
}

/** Stops trusting a host's certificate for a feed; returns false if none was trusted. */
export async function distrustCertificate(
  db: Database,
  feedId: number,
  host: string,
): Promise<boolean> {
  const { changed } = await db.run(
    sql`delete from feed_certificates where feed_id = ${feedId} and host = ${host}`,
  )
  return changed > 0
}

/**
 * Copies the certificates of a feed to its new row, such as that of a feed that becomes private.
 */
export async function copyCertificates(db: Database, from: number, to: number): Promise<void> {
  await db.run(sql`
    insert into feed_certificates (feed_id, host, fingerprint, trusted_at)
    select ${to}::bigint, host, fingerprint, trusted_at from feed_certificates where feed_id = ${from}
    on conflict do nothing`)
}
