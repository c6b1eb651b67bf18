import * as z from 'zod/mini'
import { TokenScope } from '#areas/access/contract.ts'
import { newId } from '#core/id.ts'
import { sql, type Database, type Sql } from '../tools.ts'
import { isNoted } from './last-use.ts'
import { newSecret, secretHash } from './secret-hash.ts'

/** What every token begins with, so that scanners for leaked secrets can tell one. */
export const TOKEN_PREFIX = 'synthwire_'

const DAY_MS = 86_400_000

export interface KnownToken {
  id: string
  readerId: string
  scope: TokenScope
}

/** A token of a reader, which is told this once. `days`: until it expires; null for never. */
export async function makeToken(
  db: Database,
  {
    readerId,
    name,
    scope,
    days,
  }: { readerId: string; name: string; scope: TokenScope; days: number | null },
  now: Date,
): Promise<{ id: string; secret: string }> {
  const id = newId('token')
  const secret = TOKEN_PREFIX + newSecret()
  const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS)
  await db.run(sql`
    insert into api_tokens (id, reader_id, name, scope, secret_hash, created_at, expires_at)
    values (${id}, ${readerId}, ${name}, ${scope}, ${secretHash(secret)}, ${now}, ${expiresAt})`)
  return { id, secret }
}

/** Null for one that never was, was removed or has expired. */
export function findToken(db: Database, secret: string, now: Date): Promise<KnownToken | null> {
  return findBy(db, sql`secret_hash = ${secretHash(secret)}`, now)
}

/** The same, where something else that only its holder knows led to it. */
export function findTokenById(db: Database, id: string, now: Date): Promise<KnownToken | null> {
  return findBy(db, sql`id = ${id}`, now)
}

async function findBy(db: Database, condition: Sql, now: Date): Promise<KnownToken | null> {
  const found = await db.maybe(
    z.object({
      id: z.string(),
      readerId: z.string(),
      scope: TokenScope,
      isNoted: z.boolean(),
    }),
    sql`select id, reader_id, scope,
          ${isNoted(now)} as is_noted
        from api_tokens where ${condition} and (expires_at is null or expires_at > ${now})`,
  )
  if (found && !found.isNoted)
    await db.run(sql`update api_tokens set used_at = ${now} where id = ${found.id}`)
  return found
}
