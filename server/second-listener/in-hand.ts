export interface InHand {
  /** Takes one for a client, and says how to give it back; null where too many are in hand. */
  take(client: string): (() => void) | null
}

/** Counts what is in hand, all together and of each client. */
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

/** Says if one more is allowed: so many a second, and as many at once after a second without any. */
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
