import limit from 'p-limit'
import * as z from 'zod/mini'
import { demandOwnStore } from '#server/stores/store-owner.ts'
import { sql, type Sql, type Tools } from '#server/tools.ts'
import type { ContentStore } from './content-store.ts'

/** The number of contents that are examined at once; storing has to wait meanwhile. */
const BATCH = 200
const REMOVED_AT_ONCE = 16
/** Contents that were not placed within this time are deleted. */
const LEFT_ASIDE_MS = 24 * 60 * 60_000

interface Swept {
  contents: ContentStore
  /** The advisory lock that storing a content takes as shared. */
  lock: number
  /** Selects, of these hashes, those of contents that are in use. */
  usedAmong: (hashes: string[]) => Sql
}

/** Deletes the contents of a store that nothing refers to. Returns their number. */
export async function sweepUnused(
  tools: Pick<Tools, 'db' | 'media' | 'secrets'>,
  { contents, lock, usedAmong }: Swept,
): Promise<number> {
  await demandOwnStore(tools.media, tools.secrets)
  await contents.sweepAside(LEFT_ASIDE_MS)
  const hashes = await contents.list()
  let swept = 0
  for (let start = 0; start < hashes.length; start += BATCH) {
    const batch = hashes.slice(start, start + BATCH)
    swept += await tools.db.transaction(async (db) => {
      await db.run(sql`select pg_advisory_xact_lock(${lock})`)
      const used = await db.many(z.object({ hash: z.string() }), usedAmong(batch))
      const inUse = new Set(used.map(({ hash }) => hash))
      const unused = batch.filter((hash) => !inUse.has(hash))
      const inTurn = limit(REMOVED_AT_ONCE)
      await Promise.all(unused.map((hash) => inTurn(() => contents.remove(hash))))
      return unused.length
    })
  }
  return swept
}
