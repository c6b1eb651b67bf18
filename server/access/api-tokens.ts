import * as z from 'zod/mini'
import { TokenScope } from '#platform/access/contract.ts'
import { newId } from '#core/id.ts'
import { API_TOKENS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Sql } from '../tools.ts'
import { isNoted } from './last-use.ts'
import { newSecret, secretHash } from './secret-hash.ts'

/** The prefix of every token, by which scanners for leaked secrets recognize one. */
export const TOKEN_PREFIX = 'synthwire_'

const DAY_MS = 86_400_000

export interface KnownToken {
  id: string
  readerId: string
  scope: TokenScope
}

interface NewToken {
  readerId: string
  name: string
  scope: TokenScope
  /** The number of days until the token expires; null if it never does. */
  days: number | null
  /**
   * The only document that the token opens, as `documentOf` names it; absent for a program's token.
   */
  opens?: string
  /** True if only this server uses the token; its maker tells the secret to nobody. */
  isInternal?: boolean
}

/** Fails if a reader has the most tokens and addresses already. */
export async function demandTokenRoom(db: Database, readerId: string): Promise<void> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from api_tokens where reader_id = ${readerId}`,
  )
  if (count < API_TOKENS.most) return
  throw new Problem(
    'conflict',
    `There are ${API_TOKENS.most} tokens and addresses already. Remove one that is not used any more.`,
  )
}

/** Makes a token of a reader and returns its secret, which cannot be read later. */
export async function makeToken(
  db: Database,
  { readerId, name, scope, days, opens, isInternal = false }: NewToken,
  now: Date,
): Promise<{ id: string; secret: string }> {
  const id = newId('token')
  const secret = TOKEN_PREFIX + newSecret()
  const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS)
  await db.run(sql`
    insert into api_tokens (id, reader_id, name, scope, secret_hash, created_at, expires_at, opens, is_internal)
    values (${id}, ${readerId}, ${name}, ${scope}, ${secretHash(secret)}, ${now}, ${expiresAt}, ${opens ?? null}, ${isInternal})`)
  return { id, secret }
}

/** The document that an address names: its path without the format, and its query without the secret. */
export function documentOf(path: string, query: URLSearchParams): string {
  const asked = new URLSearchParams(query)
  asked.delete('token')
  asked.sort()
  return `${path.replace(/\.[a-z]+$/, '')}?${asked}`
}

/**
 * Finds the token that may open a document by this secret; null if no valid token has this secret,
 * or if the token may not open this document.
 */
export async function findByAddress(
  db: Database,
  secret: string,
  document: string,
  now: Date,
): Promise<KnownToken | null> {
  const mayOpen = sql`(opens = ${document} or (opens is null and opens_feeds))`
  const found = await findBy(db, sql`secret_hash = ${secretHash(secret)} and ${mayOpen}`, now)
  if (found) {
    // This use is noted, so that the settings page can ask the reader to replace the token.
    await db.run(sql`
      update api_tokens set used_in_address_at = ${now}
      where id = ${found.id} and opens is null and used_in_address_at is null`)
  }
  return found
}

/**
 * Finds a program's token by its secret; null if it never existed, was removed, has expired, or
 * opens a single document.
 */
export function findToken(db: Database, secret: string, now: Date): Promise<KnownToken | null> {
  return findBy(db, sql`secret_hash = ${secretHash(secret)} and opens is null`, now)
}

/** Finds a token by its id, for a caller who has identified its holder otherwise. */
export function findTokenById(db: Database, id: string, now: Date): Promise<KnownToken | null> {
  return findBy(db, sql`id = ${id} and opens is null`, now)
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
