import * as z from 'zod/mini'
import { Id } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { advisoryLocks } from './database/advisory-locks.ts'
import { sql, type Database } from './tools.ts'

const FIRST_READER_NAME = 'Reader'
const Reader = z.object({ id: Id })

/**
 * Makes sure that a server has a reader: a fresh one gets exactly one, its owner, whichever process
 * comes first. Returns the id of the oldest owner.
 */
export async function ensureReader(db: Database): Promise<string> {
  return db.transaction(async (db) => {
    await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.firstReader})`)
    const oldest = sql`select id from readers order by role = 'owner' desc, created_at, id limit 1`
    const reader =
      (await db.maybe(Reader, oldest)) ??
      (await db.one(
        Reader,
        sql`insert into readers (id, name, role) values (${newId('reader')}, ${FIRST_READER_NAME}, 'owner') returning id`,
      ))
    return reader.id
  })
}
