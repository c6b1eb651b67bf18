import limit from 'p-limit'
import * as z from 'zod/mini'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { demandOwnStore } from '#server/stores/store-owner.ts'
import { sql, type Tools } from '#server/tools.ts'
import { fileContents } from './store-file.ts'

/** Contents that are examined in one go, while nobody can store a file. */
const BATCH = 200
const REMOVED_AT_ONCE = 16
/** The longest time of an upload. */
const LEFT_ASIDE_MS = 24 * 60 * 60_000

/** Deletes contents without a file. Returns their number. */
export async function sweepContents(
  tools: Pick<Tools, 'db' | 'media' | 'dataFolder' | 'secrets'>,
): Promise<number> {
  await demandOwnStore(tools.media, tools.secrets)
  const contents = fileContents(tools)
  await contents.sweepAside(LEFT_ASIDE_MS)
  const hashes = await contents.list()
  let swept = 0
  for (let start = 0; start < hashes.length; start += BATCH) {
    const batch = hashes.slice(start, start + BATCH)
    swept += await tools.db.transaction(async (db) => {
      await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.sweepingFiles})`)
      const kept = await db.many(
        z.object({ hash: z.string() }),
        sql`select distinct hash from files where hash = any(${batch})`,
      )
      const inUse = new Set(kept.map(({ hash }) => hash))
      const unused = batch.filter((hash) => !inUse.has(hash))
      const inTurn = limit(REMOVED_AT_ONCE)
      await Promise.all(unused.map((hash) => inTurn(() => contents.remove(hash))))
      return unused.length
    })
  }
  return swept
}
