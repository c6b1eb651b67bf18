import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { sql } from '#server/tools.ts'
import type { Owned } from '../rows/site-rows.ts'

/**
 * Locks the contents of a reader. They are stored and cleaned up one after another, so that no
 * content is deleted while something new begins to use it.
 */
export async function lockContents({ db, readerId }: Owned): Promise<void> {
  const key = createHash('sha256').update(readerId).digest().readInt32BE()
  await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.publishing}::int, ${key}::int)`)
}

/** Finds which of the hashes have a stored content. */
export async function knownContents(
  { db, readerId }: Owned,
  hashes: readonly string[],
): Promise<Set<string>> {
  const rows = await db.many(
    z.object({ hash: z.string() }),
    sql`select hash from website_contents where reader_id = ${readerId} and hash = any(${[...hashes]})`,
  )
  return new Set(rows.map(({ hash }) => hash))
}

/** Deletes contents that no publication and no picture uses. */
export async function sweepContents({ db, readerId }: Owned): Promise<void> {
  await db.run(sql`
    delete from website_contents as content where reader_id = ${readerId}
      and not exists (select from website_publication_files as file
        where file.reader_id = ${readerId} and file.hash = content.hash)
      and not exists (select from website_media_pictures as picture
        where picture.reader_id = ${readerId} and picture.hash = content.hash)`)
}
