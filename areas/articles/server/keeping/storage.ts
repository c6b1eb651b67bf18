import { statfs } from 'node:fs/promises'
import * as z from 'zod/mini'
import { folderOfDatabase } from '#server/disk/database-folders.ts'
import { mediaBytes } from '#server/disk/media-folders.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import type { Storage } from '#areas/settings/contract.ts'

const KEPT_MS = 60_000
/**
 * The time for which the size of media files is cached. There are many and they change slowly, so
 * it is longer than for the database.
 */
const FILES_KEPT_MS = 10 * 60_000

/**
 * Returns a function that measures used and total storage, at most once a minute. The total is the
 * limit or the disk, whichever is smaller.
 */
export function storageMeter({ db, dataFolder }: Pick<Tools, 'db' | 'dataFolder'>) {
  const files = keptFor(FILES_KEPT_MS, () => mediaBytes(dataFolder))
  const disk = keptFor(KEPT_MS, async () => ({
    used: (await tableBytes(db)) + (await files()),
    free: await freeBytes(db),
  }))

  return async (limit: number | null): Promise<Storage> => {
    const { used, free } = await disk()
    const room = free === null ? null : used + free
    const totals = [limit, room].filter((bytes) => bytes !== null)
    return { usedBytes: used, totalBytes: totals.length === 0 ? null : Math.min(...totals) }
  }
}

/** The bytes of all tables on the disk, including indexes. */
export async function tableBytes(db: Database): Promise<number> {
  const { bytes } = await db.one(
    z.object({ bytes: z.int() }),
    sql`select coalesce(sum(pg_total_relation_size(oid)), 0) as bytes from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  )
  return bytes
}

/** The free bytes on the disk of the database; null if unknown, as on another machine. */
async function freeBytes(db: Database): Promise<number | null> {
  const folder = await folderOfDatabase(db)
  if (folder === null) return null
  const disk = await statfs(folder).catch(() => null)
  return disk && disk.bavail * disk.bsize
}

function keptFor<Value>(ms: number, measure: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | null = null
  let until = 0
  return () => {
    if (kept && performance.now() < until) return kept
    until = performance.now() + ms
    const fresh = measure()
    kept = fresh
    fresh.catch(() => {
      if (kept === fresh) kept = null
    })
    return fresh
  }
}
