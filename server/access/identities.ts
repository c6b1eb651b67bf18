import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database } from '../tools.ts'

/** A person as an identity provider knows them. */
export interface Identity {
  issuer: string
  subject: string
  /** The name that the provider gives the person. */
  label: string
}

/** Finds the reader of an identity and notes its use; null if no reader has it. */
export async function findByIdentity(
  db: Database,
  { issuer, subject }: Identity,
  now: Date,
): Promise<string | null> {
  const found = await db.maybe(
    z.object({ readerId: z.string() }),
    sql`update reader_identities set used_at = ${now}
        where issuer = ${issuer} and subject = ${subject} returning reader_id`,
  )
  return found?.readerId ?? null
}

/** Connects an identity with a reader; fails with a `Problem` if it belongs to another reader. */
export async function connectIdentity(
  db: Database,
  readerId: string,
  { issuer, subject, label }: Identity,
  now: Date,
): Promise<void> {
  const { readerId: holder } = await db.one(
    z.object({ readerId: z.string() }),
    sql`insert into reader_identities (id, issuer, subject, reader_id, label, created_at)
        values (${newId('identity')}, ${issuer}, ${subject}, ${readerId}, ${label}, ${now})
        on conflict (issuer, subject) do update set label = excluded.label
        returning reader_id`,
  )
  if (holder === readerId) return
  throw new Problem('conflict', 'That account is connected with another reader of this server.')
}
