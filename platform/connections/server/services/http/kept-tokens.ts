import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'

type Tools = Pick<Desk, 'db' | 'now' | 'secrets' | 'readerId'>

/**
 * The stored token of an account if it is still valid; null if there is none or it was sealed with
 * another key.
 */
export async function readToken(
  { db, now, secrets, readerId }: Tools,
  account: string,
): Promise<string | null> {
  const row = await db.maybe(
    z.object({ sealed: z.instanceof(Uint8Array) }),
    sql`select sealed from connections_tokens
        where account_id = ${account} and reader_id = ${readerId} and ends_at > ${now()}`,
  )
  try {
    return row && secrets.open(row.sealed)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** Seals and stores a token in place of the former one. */
export async function keepToken(
  { db, now, secrets, readerId }: Tools,
  account: string,
  token: string,
  seconds: number,
): Promise<void> {
  const endsAt = new Date(now().getTime() + seconds * 1000)
  await db.run(sql`
    insert into connections_tokens (account_id, reader_id, sealed, ends_at)
    values (${account}, ${readerId}, ${Buffer.from(secrets.seal(token))}, ${endsAt})
    on conflict (account_id) do update set sealed = excluded.sealed, ends_at = excluded.ends_at`)
}
