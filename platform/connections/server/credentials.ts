import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { sql, type Database, type Sql, type Tools } from '#server/tools.ts'

/** The key of a credential; a reader has at most one credential for each. */
export interface Which {
  readerId: string
  area: string
  kind: string
  subject: string
}

/** Minutes for which an unchanged result is not recorded again, to save writes. */
const OK_KEPT_MINUTES = 10
const ERROR_CHARACTERS = 1000

/** Seals and stores a credential in place of the former one, and resets its health. */
export async function keepCredential(
  { db, secrets, now }: Pick<Tools, 'db' | 'secrets' | 'now'>,
  { readerId, area, kind, subject }: Which,
  { name, secret }: { name: string; secret: string },
): Promise<void> {
  const sealed = Buffer.from(secrets.seal(secret))
  await db.run(sql`
    insert into connections (id, reader_id, area, kind, subject, name, sealed, created_at, changed_at)
    values (${newId('connection')}, ${readerId}, ${area}, ${kind}, ${subject}, ${name}, ${sealed}, ${now()}, ${now()})
    on conflict (reader_id, area, kind, subject) do update
      set name = excluded.name, sealed = excluded.sealed, changed_at = excluded.changed_at,
        state = 'untested', last_checked_at = null, last_error = null`)
}

/** The decrypted credential, which must not be stored; null if there is none. */
export async function openCredential(
  { db, secrets }: Pick<Tools, 'db' | 'secrets'>,
  which: Which,
): Promise<string | null> {
  const row = await db.maybe(
    z.object({ sealed: z.instanceof(Uint8Array) }),
    sql`select sealed from connections where ${isMeant(which)}`,
  )
  return row && secrets.open(row.sealed)
}

/**
 * SQL for the sealed credential, to read it in the same statement as its owner, so that both are of
 * the same moment.
 */
export function sealedCredential({
  area,
  kind,
  readerId,
  subject,
}: Pick<Which, 'area' | 'kind'> & Record<'readerId' | 'subject', Sql>): Sql {
  return sql`(select sealed from connections as credential
    where credential.reader_id = ${readerId} and credential.area = ${area} and credential.kind = ${kind}
      and credential.subject = ${subject})`
}

export async function renameCredential(db: Database, which: Which, name: string): Promise<void> {
  await db.run(sql`update connections set name = ${name} where ${isMeant(which)}`)
}

export async function forgetCredential(db: Database, which: Which): Promise<void> {
  await db.run(sql`delete from connections where ${isMeant(which)}`)
}

/**
 * Records whether the service accepted the credential: `problem` is null if it did, otherwise the
 * reason, which must not contain any part of the credential.
 */
export async function recordHealth(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  which: Which,
  problem: string | null,
): Promise<void> {
  const state = problem === null ? 'ok' : 'failing'
  const error = problem?.slice(0, ERROR_CHARACTERS).toWellFormed() ?? null
  await db.run(sql`
    update connections set state = ${state}, last_checked_at = ${now()}, last_error = ${error}
    where ${isMeant(which)} and (state <> ${state} or last_error is distinct from ${error}
      or last_checked_at < ${now()}::timestamptz - make_interval(mins => ${OK_KEPT_MINUTES}))`)
}

/**
 * Reads when each credential of a kind was last checked, by subject; credentials that were never
 * checked are left out.
 */
export async function readHealth(
  db: Database,
  { readerId, area, kind }: Omit<Which, 'subject'>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many(
    z.object({ subject: z.string(), lastCheckedAt: Time }),
    sql`select subject, last_checked_at from connections
        where reader_id = ${readerId} and area = ${area} and kind = ${kind} and last_checked_at is not null`,
  )
  return new Map(rows.map(({ subject, lastCheckedAt }) => [subject, lastCheckedAt]))
}

/**
 * Records the meaning of an answer's status: 401 and 403 refuse the credential, a success accepts
 * it, and other errors say nothing about it.
 */
export async function recordStatus(
  tools: Pick<Tools, 'db' | 'now'>,
  which: Which,
  status: number,
  refused: string,
): Promise<void> {
  const isRefused = status === 401 || status === 403
  if (isRefused || status < 400)
    await recordHealth(tools, which, isRefused ? `${refused} (${status}).` : null)
}

function isMeant({ readerId, area, kind, subject }: Which): Sql {
  return sql`reader_id = ${readerId} and area = ${area} and kind = ${kind} and subject = ${subject}`
}
