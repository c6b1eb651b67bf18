import limit, { type LimitFunction } from 'p-limit'

export interface InHand {
  /** Counts one for a client, and returns how to release it; null beyond the limits. */
  take(client: string): (() => void) | null
}

/** Counts current requests, in total and for each client. */
export function countInHand(most: number, mostOfClient: number): InHand {
  let all = 0
  const ofClients = new Map<string, number>()

  function giveBack(client: string) {
    all--
    const left = ofClients.get(client)! - 1
    if (left === 0) ofClients.delete(client)
    else ofClients.set(client, left)
  }

  return {
    take(client) {
      const own = ofClients.get(client) ?? 0
      if (all >= most || own >= mostOfClient) return null
      all++
      ofClients.set(client, own + 1)
      let isTaken = true
      return () => {
        if (isTaken) giveBack(client)
        isTaken = false
      }
    },
  }
}

/** Says if one more is allowed: this many a second, and as many at once after a quiet second. */
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

/** Beyond this many keys, those that could begin afresh are forgotten. */
const FORGET_FROM = 1000

/** Says for each key if one more is allowed, as `countPerSecond` does in total. */
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

/** Does work of each key this many at once; the rest waits. */
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
