import limit, { type LimitFunction } from 'p-limit'

/** Releases a counted amount; a second call does nothing. */
export type Release = () => void

export interface UsageCounter {
  /**
   * Adds `count` (1 if absent) for a client or a site, and returns a function that releases it;
   * null if a limit would be exceeded.
   */
  take(key: string, count?: number): Release | null
}

/** Counts current requests or bytes, in total and for each client or site. */
export function usageCounter(most: number, mostOfEach: number): UsageCounter {
  let all = 0
  const ofEach = new Map<string, number>()

  function giveBack(key: string, count: number) {
    all -= count
    const left = ofEach.get(key)! - count
    if (left === 0) ofEach.delete(key)
    else ofEach.set(key, left)
  }

  return {
    take(key, count = 1) {
      const own = ofEach.get(key) ?? 0
      if (all + count > most || own + count > mostOfEach) return null
      all += count
      ofEach.set(key, own + count)
      let isTaken = true
      return () => {
        if (isTaken) giveBack(key, count)
        isTaken = false
      }
    },
  }
}

/** Takes from all of the counters, or from none of them if one is at its limit. */
export function takeAll(...counts: (() => Release | null)[]): Release | null {
  const taken: Release[] = []
  const giveBack = () => taken.forEach((each) => each())
  for (const take of counts) {
    const one = take()
    if (one === null) {
      giveBack()
      return null
    }
    taken.push(one)
  }
  return giveBack
}

/**
 * Returns a function that says if one more is allowed: `most` per second, which may all come at
 * once after a quiet second.
 */
export function countPerSecond(most: number, clock = () => performance.now()): () => boolean {
  let left = most
  let countedAt = clock()
  return () => {
    const now = clock()
    left = Math.min(most, left + ((now - countedAt) / 1000) * most)
    countedAt = now
    if (left < 1) return false
    left--
    return true
  }
}

/** The least number of keys at which keys without recent use are forgotten. */
const FORGET_FROM = 1000

/**
 * Returns a function that says for each key if one more is allowed, as `countPerSecond` does in
 * total.
 */
export function countPerSecondOfEach(
  most: number,
  clock = () => performance.now(),
): (key: string) => boolean {
  const counts = new Map<string, { isAllowed: () => boolean; askedAt: number }>()
  return (key) => {
    const now = clock()
    if (counts.size >= FORGET_FROM)
      for (const [old, { askedAt }] of counts) if (now - askedAt >= 1000) counts.delete(old)
    const count = counts.get(key) ?? { isAllowed: countPerSecond(most, clock), askedAt: now }
    count.askedAt = now
    counts.set(key, count)
    return count.isAllowed()
  }
}

/** Runs a limited number of works for each key at the same time; further works wait. */
export function turnsOfEach(
  most: number,
): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const lines = new Map<string, { line: LimitFunction; inHand: number }>()
  return async (key, work) => {
    const own = lines.get(key) ?? { line: limit(most), inHand: 0 }
    lines.set(key, own)
    own.inHand++
    try {
      return await own.line(work)
    } finally {
      own.inHand--
      if (own.inHand === 0) lines.delete(key)
    }
  }
}
