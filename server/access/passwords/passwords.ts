import { hash, verify, type Options } from '@node-rs/argon2'
import limit from 'p-limit'
import * as z from 'zod/mini'
import { READERS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database } from '../../tools.ts'

/**
 * The costs of a hash. A hash has one lane, because lanes are computed in parallel, and a small
 * machine has room for one.
 */
const options: Options = {
  memoryCost: READERS.hashMemoryBytes / 1024,
  timeCost: READERS.hashPasses,
  parallelism: 1,
}

/** Limits simultaneous hashes, each of which uses its memory in another thread. */
const few = limit(READERS.hashesAtOnce)

/**
 * The hash of a random password. If an account has no password, tries are compared with this hash,
 * so that the answer takes equally long.
 */
let dummy: Promise<string> | null = null

/** Hashes a password with argon2id; the text to store contains the costs and the salt. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(sameForm(password), options))
}

/** Checks a password; takes equally long if `known` is null, which no password matches. */
export function isPassword(known: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    // A longer password than anybody can have chosen is cut, because hashing it would only cost
    // time.
    const given = sameForm(password).slice(0, READERS.passwordCharacters * 2)
    // Awaited even if `known` has a hash; otherwise the first unknown name would take twice as
    // long.
    const instead = await (dummy ??= hash(crypto.randomUUID(), options))
    const isSame = await verify(known ?? instead, given, options).catch(() => false)
    return known !== null && isSame
  })
}

export async function readPassword(db: Database, readerId: string): Promise<string | null> {
  const known = await db.maybe(
    z.object({ hash: z.string() }),
    sql`select hash from reader_passwords where reader_id = ${readerId}`,
  )
  return known?.hash ?? null
}

export async function storePassword(
  db: Database,
  { readerId, hash }: { readerId: string; hash: string },
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into reader_passwords (reader_id, hash, changed_at) values (${readerId}, ${hash}, ${now})
    on conflict (reader_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`)
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (few.pendingCount >= READERS.hashesWaiting) {
    throw new Problem('unavailable', 'Too many people sign in just now. Try again in a moment.')
  }
  return few(work)
}

/** Normalizes letters, because keyboards may compose them differently. */
function sameForm(password: string): string {
  return password.normalize('NFC')
}
