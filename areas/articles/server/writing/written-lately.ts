import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

/** After so many articles in so long, the next report of one of them is more likely to be followed by another than not. */
const FLOOD = 500
const LATELY_MS = 60_000

/** When this process wrote an article last, the longest ago first. */
const writtenAt = new WeakMap<Database, Map<number, number>>()

export function noteWritten(db: Database, articles: Iterable<number>): void {
  const times = timesOf(db)
  const now = performance.now()
  for (const id of articles) {
    times.delete(id)
    times.set(id, now)
  }
}

/**
 * The articles that need not be written again yet, since they were a moment ago, and what a flood of news brings is
 * still being joined; otherwise none.
 */
export async function writtenLately(db: Database): Promise<number[]> {
  const times = timesOf(db)
  const since = performance.now() - LATELY_MS
  for (const [id, at] of times) {
    if (at >= since) break
    times.delete(id)
  }
  if (times.size < FLOOD) return []
  const { isWaiting } = await db.one(
    z.object({ isWaiting: z.boolean() }),
    sql`select exists (select from entries_waiting) as is_waiting`,
  )
  return isWaiting ? [...times.keys()] : []
}

function timesOf(db: Database): Map<number, number> {
  const known = writtenAt.get(db) ?? new Map<number, number>()
  writtenAt.set(db, known)
  return known
}
