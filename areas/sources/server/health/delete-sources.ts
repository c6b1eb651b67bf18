import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { readTrustedNow } from '#server/clock/read-clock.ts'
import type { Chosen } from './change-sources.ts'

/** The hours for which a deletion can be undone. */
const KEPT_HOURS = 24

/**
 * Deletes sources, and returns an id with which this can be undone for a day. Their feeds and
 * entries stay that long.
 */
export async function deleteSources({ db, readerId, ids }: Chosen, now: Date): Promise<string> {
  const deletion = newId('deletion')
  await db.transaction(async (db) => {
    await forgetOld(db, await readTrustedNow(db, now))
    const { changed } = await db.run(sql`
      with deleted as (
        delete from sources where reader_id = ${readerId} and id = any(${ids}) returning *
      )
      insert into deleted_sources (id, deletion, reader_id, feed_id, source, deleted_at)
      select id, ${deletion}, reader_id, feed_id, to_jsonb(deleted), ${now} from deleted
      on conflict (id) do update set deletion = excluded.deletion, source = excluded.source,
        deleted_at = excluded.deleted_at`)
    if (changed === 0) throw new Problem('not-found', 'You no longer follow that source.')
  })
  return deletion
}

/**
 * Restores deleted sources. A source that the reader has followed again meanwhile does not change.
 */
export async function restoreSources(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  readerId: string,
  deletion: string,
): Promise<number> {
  return db.transaction(async (db) => {
    const kept = await db.many(
      z.object({ id: z.string() }),
      sql`select id from deleted_sources where reader_id = ${readerId} and deletion = ${deletion}
          and deleted_at > ${oldest(now())} for update`,
    )
    if (kept.length === 0) {
      throw new Problem(
        'not-found',
        'The deleted sources can no longer be restored. Follow them again by address.',
      )
    }
    const { changed } = await db.run(sql`
      insert into sources
      select source.* from deleted_sources, jsonb_populate_record(null::sources, source) as source
      where deleted_sources.reader_id = ${readerId} and deletion = ${deletion}
      on conflict do nothing`)
    await db.run(sql`
      delete from deleted_sources where reader_id = ${readerId} and deletion = ${deletion}`)
    return changed
  })
}

async function forgetOld(db: Database, now: Date): Promise<void> {
  await db.run(sql`delete from deleted_sources where deleted_at <= ${oldest(now)}`)
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - KEPT_HOURS * 3_600_000)
}
