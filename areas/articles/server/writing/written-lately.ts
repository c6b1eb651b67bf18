import { isTakingIn } from '#feeds/taking-in.ts'
import type { Database, Tools } from '#server/tools.ts'

/**
 * The number of articles written within `LATELY_MS` that counts as a flood. The next report of an
 * article then probably has others after it.
 */
const FLOOD = 250
const LATELY_MS = 60_000

/** The time at which this process last wrote each article, oldest first. */
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
 * Returns the articles that can wait, because they were just written and a flood of news is still
 * arriving; otherwise returns none.
 */
export async function writtenLately(tools: Pick<Tools, 'db' | 'now'>): Promise<number[]> {
  const times = timesOf(tools.db)
  const since = performance.now() - LATELY_MS
  for (const [id, at] of times) {
    if (at >= since) break
    times.delete(id)
  }
  if (times.size < FLOOD) return []
  return (await isTakingIn(tools)) ? [...times.keys()] : []
}

function timesOf(db: Database): Map<number, number> {
  const known = writtenAt.get(db) ?? new Map<number, number>()
  writtenAt.set(db, known)
  return known
}
