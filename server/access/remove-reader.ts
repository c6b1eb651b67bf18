import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { quoted } from '../archive/archive-tables.ts'
import { isConflict } from '../database/database-away.ts'
import { extensionPoint } from '../extension-points.ts'
import { sql, type Database, type World } from '../tools.ts'
import { demandOtherOwner, lockReaders } from './readers.ts'

/** Work after a reader is deleted, such as deleting files without a row. */
export const readerRemoved =
  extensionPoint<(world: World, readerId: string) => Promise<void>>('reader-removed')

/**
 * The number of attempts: other work for the reader, such as storing a place in an episode, may
 * lock rows in another order.
 */
const TRIES = 4

/**
 * Deletes a reader with everything that belongs to the reader: rows in every table, feeds and
 * articles that nobody else has, and waiting jobs. Feeds that others follow stay. Fails if no owner
 * would be left.
 */
export async function removeReader(world: World, readerId: string): Promise<void> {
  for (let left = TRIES; left > 0; left--) {
    try {
      await removeRows(world, readerId)
      break
    } catch (error) {
      if (left === 1 || !isConflict(error)) throw error
    }
  }
  for (const follow of world.extensions(readerRemoved)) await follow(world, readerId)
  await world.announce({ area: 'readers' })
  await world.announce({ area: 'access', readerId })
}

async function removeRows(world: World, readerId: string): Promise<void> {
  await world.db.transaction(async (db) => {
    await lockReaders(db)
    const reader = await db.maybe(
      z.object({ role: z.string() }),
      sql`select role from readers where id = ${readerId} for update`,
    )
    if (reader === null) throw new Problem('not-found', 'That reader is already gone.')
    if (reader.role === 'owner') await demandOtherOwner(db, readerId)
    await deletePrivateFeeds(db, readerId)
    await deleteJobs(db, readerId)
    // The reader's browsers are told to delete what they keep. Their sessions are remembered by
    // hashes, which reveal no name.
    await db.run(sql`
      insert into sessions_ended (secret_hash, reader_id, ended_at)
      select secret_hash, '', ${world.now()} from sessions where reader_id = ${readerId}`)
    // Foreign keys are checked at the end, because rows may refer to rows of a table that is
    // emptied earlier.
    await db.run(sql`set constraints all deferred`)
    // The tables come from the catalog, because not every table with readers has a foreign key.
    // Dependent rows are deleted with them.
    for (const { name } of await tablesOfReaders(db)) {
      await db.run(sql`delete from ${raw(quoted(name))} where reader_id = ${readerId}`)
    }
    await db.run(sql`delete from invitations where invited_by = ${readerId}`)
    await db.run(sql`delete from readers where id = ${readerId}`)
  })
}

async function tablesOfReaders(db: Database): Promise<{ name: string }[]> {
  return db.many(
    z.object({ name: z.string() }),
    sql`select relname as name from pg_class
        join pg_attribute on attrelid = pg_class.oid and attname = 'reader_id' and not attisdropped
        where relkind in ('r', 'p') and not relispartition and relnamespace = current_schema()::regnamespace
        order by relname`,
  )
}

/** Deletes feeds that only this reader had, and their articles; other readers do not learn of these (decision 0040). */
async function deletePrivateFeeds(db: Database, readerId: string): Promise<void> {
  const own = sql`select id from feeds where private_to = ${readerId}`
  await db.run(sql`delete from articles where private_to = ${readerId}`)
  await db.run(sql`delete from entries where feed_id in (${own})`)
  await db.run(sql`delete from sources where feed_id in (${own})`)
  await db.run(sql`delete from feeds where private_to = ${readerId}`)
}

/** Deletes the reader's jobs from the queue, if this database has one. */
async function deleteJobs(db: Database, readerId: string): Promise<void> {
  const queue = await db.one(
    z.object({ isThere: z.boolean() }),
    sql`select to_regclass('pgboss.job') is not null as is_there`,
  )
  if (!queue.isThere) return
  await db.run(sql`delete from pgboss.job where data ->> 'readerId' = ${readerId}`)
}
