import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { TokenScope } from '#platform/access/contract.ts'
import { tokenMade } from '#platform/access/server/lends.ts'
import { READER_CLIENTS } from '../limits.ts'
import { findToken, findTokenById, type KnownToken } from '#server/access/api-tokens.ts'
import { secretHash } from '#server/access/secret-hash.ts'
import { extend } from '#server/extension-points.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import { countRequests } from '#server/web/request-rate.ts'
import { FEVER_NAME, ItemKind } from '../contract.ts'

/** A feed reader that sent a valid token, and the reader whom it acts for. */
export interface Client {
  tokenId: string
  readerId: string
  scope: TokenScope
  items: ItemKind
}

const rate = countRequests(READER_CLIENTS.requestsPerMinute)

/** The seconds to wait if a client has used up its requests of this minute; otherwise null. */
export function mustWait({ tokenId }: Client): number | null {
  const { left, resetSeconds } = rate.count(tokenId)
  return left < 0 ? resetSeconds : null
}

/** Finds a client by its token. */
export async function findClient({ db, now }: World, secret: string): Promise<Client | null> {
  return clientOf(db, await findToken(db, secret, now()))
}

/** Finds a client by its Fever key, a hash of the token. */
export async function findFeverClient({ db, now }: World, key: string): Promise<Client | null> {
  const known = await db.maybe(
    z.object({ tokenId: z.string() }),
    sql`select token_id from reader_clients where fever_hash = ${secretHash(key.toLowerCase())}`,
  )
  return known && clientOf(db, await findTokenById(db, known.tokenId, now()))
}

async function clientOf(db: Database, token: KnownToken | null): Promise<Client | null> {
  if (!token) return null
  const { id, readerId, scope } = token
  const chosen = await db.maybe(
    z.object({ items: ItemKind }),
    sql`select items from reader_clients where token_id = ${id} and reader_id = ${readerId}`,
  )
  return { tokenId: id, readerId, scope, items: chosen?.items ?? 'entry' }
}

/** Stores the Fever key of each new token. */
export const keepFeverKeys = extend(tokenMade, async (db, { id, readerId, secret }) => {
  await db.run(sql`
    insert into reader_clients (token_id, reader_id, fever_hash)
    values (${id}, ${readerId}, ${secretHash(feverKey(secret))})`)
})

/**
 * Makes the MD5 hash that the protocol demands. MD5 is safe enough here, because the token has 256
 * random bits.
 */
export function feverKey(secret: string): string {
  return createHash('md5').update(`${FEVER_NAME}:${secret}`).digest('hex')
}
