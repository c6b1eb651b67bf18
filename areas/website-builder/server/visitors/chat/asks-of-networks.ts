import { createHash, randomBytes } from 'node:crypto'
import type { World } from '#server/tools.ts'
import { VISITORS } from '../../../visitors/limits.ts'

const MINUTE_MS = 60_000

interface Asked {
  minute: number
  times: number
}

interface Asks {
  salt: Buffer
  byNetwork: Map<string, Asked>
}

const byServer = new WeakMap<World, Asks>()

/**
 * Counts a request of an open chat; false if the network has sent too many in this minute. The
 * counts are in the memory of this process, so two processes allow twice as many, which does no
 * harm. The number of networks in memory is limited.
 */
export function mayAsk(world: World, siteId: string, client: string): boolean {
  const asks = byServer.get(world) ?? { salt: randomBytes(16), byNetwork: new Map() }
  byServer.set(world, asks)
  const { salt, byNetwork } = asks
  const key = createHash('sha256')
    .update(salt)
    .update(JSON.stringify([siteId, client]))
    .digest('base64')
  const minute = Math.floor(world.now().getTime() / MINUTE_MS)
  const before = byNetwork.get(key)
  const times = before?.minute === minute ? before.times + 1 : 1
  byNetwork.delete(key)
  byNetwork.set(key, { minute, times })
  if (byNetwork.size > VISITORS.remembered) byNetwork.delete(byNetwork.keys().next().value!)
  return times <= VISITORS.chatAsksPerMinute
}
