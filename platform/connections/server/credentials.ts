import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { sql, type Database, type Sql, type Tools } from '#server/tools.ts'

/** The key of a credential; a reader has one of each. */
export interface Which {
  readerId: string
  area: string
  kind: string
  subject: string
}

/** Minutes for which "it works" holds before it is noted again: most requests then cost no write. */
const OK_KEPT_MINUTES = 10
const ERROR_CHARACTERS = 1000

/** Seals a credential in place of the former one, whose health no longer counts. */
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

/** The decrypted credential, to be used at once and stored nowhere; null without one. */
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

/** The sealed credential, inside a statement that reads its owner: both are from one moment. */
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

/** Notes if the service accepted it: null if it did, else the reason, in words without any part of it. */
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

/** Reads the time of the last check of each credential of a kind, by its subject; without those never checked. */
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
 * Notes the meaning of an answer's status: 401 and 403 refuse the credentials, and other errors say
 * nothing about them.
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
