import * as z from 'zod/mini'
import { ReaderRole } from '#platform/readers/contract.ts'
import { newId } from '#core/id.ts'
import { READERS } from '#core/limits.ts'
import { sql, type Database } from '../tools.ts'
import { newSecret, secretHash } from './secret-hash.ts'

const DAY_MS = 86_400_000

export async function makeInvitation(
  db: Database,
  { note, role, invitedBy }: { note: string; role: ReaderRole; invitedBy: string },
  now: Date,
): Promise<{ id: string; secret: string; expiresAt: string }> {
  const id = newId('invitation')
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + READERS.invitationDays * DAY_MS)
  await db.run(sql`delete from invitations where expires_at <= ${now}`)
  await db.run(sql`
    insert into invitations (id, secret_hash, role, note, invited_by, created_at, expires_at)
    values (${id}, ${secretHash(secret)}, ${role}, ${note}, ${invitedBy}, ${now}, ${expiresAt})`)
  return { id, secret, expiresAt: expiresAt.toISOString() }
}

/** Returns the state and the role of an invitation; null if no invitation has this secret. */
export async function readInvitation(
  db: Database,
  secret: string,
  now: Date,
): Promise<{ state: 'open' | 'used' | 'expired'; role: ReaderRole } | null> {
  return db.maybe(
    z.object({ state: z.enum(['open', 'used', 'expired']), role: ReaderRole }),
    sql`select role, case when used_at is not null then 'used'
          when expires_at <= ${now} then 'expired' else 'open' end as state
        from invitations where secret_hash = ${secretHash(secret)}`,
  )
}

/**
 * Takes an invitation in the transaction that creates the reader: if two try at once, one gets it. Null if it is not
 * open.
 */
export async function takeInvitation(
  db: Database,
  secret: string,
  now: Date,
): Promise<{ role: ReaderRole } | null> {
  return db.maybe(
    z.object({ role: ReaderRole }),
    sql`update invitations set used_at = ${now}
        where secret_hash = ${secretHash(secret)} and used_at is null and expires_at > ${now}
        returning role`,
  )
}
