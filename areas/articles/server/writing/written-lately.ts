import { isTakingIn } from '#feeds/taking-in.ts'
import type { Database, Tools } from '#server/tools.ts'

/** More articles than this within this time are a flood: the next report of an article probably has others after it. */
const FLOOD = 250
const LATELY_MS = 60_000

/** Times at which this process last wrote each article, the longest ago first. */
const writtenAt = new WeakMap<Database, Map<number, number>>()

export function noteWritten(db: Database, articles: Iterable<number>): void {
  const times = timesOf(db)
  const now = performance.now()
  for (const id of articles) {
    times.delete(id)
    times.set(id, now)
  }
}

/** The articles that can wait, since they were just written and a flood of news is still coming in; otherwise none. */
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
