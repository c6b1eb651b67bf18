import * as z from 'zod/mini'
import type { ReaderRole } from '#platform/readers/contract.ts'
import { newId } from '#core/id.ts'
import { READERS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { askingScope } from './asking.ts'
import { advisoryLocks } from '../database/advisory-locks.ts'
// `sql` is imported from its package, because tools.ts imports this file.
import sql, { type Sql } from 'sql-template-tag'
import type { Database, WorldDatabase } from '../tools.ts'

const OneId = z.object({ id: z.string() })

/** Finds the reader with a sign-in name, which must be in the form of `foldName`. */
export async function readerNamed(db: Database, signInName: string): Promise<string | null> {
  const found = await db.maybe(
    OneId,
    sql`select id from readers where sign_in_name = ${signInName}`,
  )
  return found?.id ?? null
}

/**
 * The owner whom the server's password signs in: `before`, as long as that reader is an owner, else
 * the first owner.
 */
export async function ownerFor(db: Database, before: string): Promise<string> {
  const owner = await db.one(
    OneId,
    sql`select id from readers where role = 'owner'
        order by id = ${before} desc, created_at, id limit 1`,
  )
  return owner.id
}

export async function isOwner(db: Database, readerId: string): Promise<boolean> {
  const { isOwner } = await db.one(
    z.object({ isOwner: z.boolean() }),
    sql`select exists (select from readers where id = ${readerId} and role = 'owner') as is_owner`,
  )
  return isOwner
}

/**
 * Says if the asker may change settings for everybody. An owner may; a program may if its token has
 * the scope "owner".
 */
export async function decidesForAll(db: Database, readerId: string): Promise<boolean> {
  const scope = askingScope()
  return (scope === null || scope === 'owner') && (await isOwner(db, readerId))
}

/**
 * A condition that is true if a reader can sign in without the server's password. `readerId` is a
 * column or a value.
 */
export function hasWayIn(readerId: Sql): Sql {
  return sql`(exists (select from reader_passwords where reader_id = ${readerId})
    or exists (select from passkeys where reader_id = ${readerId})
    or exists (select from reader_identities where reader_id = ${readerId}))`
}

/** Takes the lock that serializes changes of readers and owners, until the transaction ends. */
export async function lockReaders(db: Database): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.firstReader})`)
}

/** Fails unless another owner exists. To be called in a transaction that holds `lockReaders`. */
export async function demandOtherOwner(db: Database, readerId: string): Promise<void> {
  const other = await db.maybe(
    OneId,
    sql`select id from readers where role = 'owner' and id <> ${readerId} limit 1`,
  )
  if (other) return
  throw new Problem(
    'conflict',
    'This is the only owner, and a server needs one. Make another reader an owner first.',
  )
}

/**
 * Adds a reader; to be called inside a transaction. Fails with a `Problem` if the sign-in name is
 * taken or the server is full.
 */
export async function addReader(
  db: Database,
  reader: { name: string; signInName: string | null; role: ReaderRole },
  now: Date,
): Promise<string> {
  await lockReaders(db)
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from readers`,
  )
  if (count >= READERS.most) {
    throw new Problem('conflict', `This server has ${READERS.most} readers, which is the most.`)
  }
  if (reader.signInName !== null) await demandFreeName(db, reader.signInName)
  const id = newId('reader')
  await db.run(sql`
    insert into readers (id, name, role, sign_in_name, created_at)
    values (${id}, ${reader.name}, ${reader.role}, ${reader.signInName}, ${now})`)
  return id
}

/** Fails if the sign-in name is taken. To be called in a transaction that holds `lockReaders`. */
export async function demandFreeName(
  db: Database,
  signInName: string,
  of: string | null = null,
): Promise<void> {
  const other = await readerNamed(db, signInName)
  if (other === null || other === of) return
  const message = 'Somebody signs in here by this name already. Choose another one.'
  throw new Problem('conflict', message, { fields: { signInName: message } })
}

/**
 * True if anybody who reaches a server on loopback may use it, which holds as long as its only
 * reader cannot sign in. It is looked up each time, so that the end of this state is never missed.
 */
export async function isUnguarded(db: WorldDatabase): Promise<boolean> {
  const { isUnguarded } = await db.one(
    z.object({ isUnguarded: z.boolean() }),
    sql`select (select count(*) from (select from readers limit 2) as few) < 2
          and not exists (select from readers where ${hasWayIn(sql`readers.id`)}) as is_unguarded`,
  )
  return isUnguarded
}
