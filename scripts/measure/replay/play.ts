import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { addSource, refreshSources } from '#areas/sources/server/following/follow-source.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import type { FeedVisit } from '#feeds/visit/visit-feed.ts'
import type { OpenedServer } from '#server/opened-server.ts'
import type { World } from '#server/tools.ts'
import { captureAt, captureMoments, type Publisher } from './captures.ts'
import type { ReplayClock } from './clock.ts'
import type { ServedPublisher } from './publisher-server.ts'

/** Fetches, stores, joins and writes all that is due, and returns when nothing is left to do. */
export type Settle = () => Promise<void>

export interface Replay {
  publishers: Publisher[]
  served: ServedPublisher[]
  clock: ReplayClock
  settle: Settle
  /** Simulated seconds per second; by default, as fast as possible. */
  speed?: number
  onMoment?: (moment: Date) => void
}

/**
 * Sets the clock to each moment at which a publisher was captured, follows the publishers captured
 * so far, and lets the pipeline do everything that is due. Returns the seconds of work.
 */
export async function playCaptures(
  { tools, readerId }: Pick<OpenedServer, 'tools' | 'readerId'>,
  { publishers, served, clock, settle, speed, onMoment }: Replay,
): Promise<number> {
  let workedMs = 0
  for (const moment of captureMoments(publishers)) {
    if (speed !== undefined) await pause((moment.getTime() - clock.today().getTime()) / speed)
    clock.moveTo(moment)
    const startedAt = performance.now()
    for (const { name, address } of served) {
      const publisher = publishers.find((publisher) => publisher.name === name)!
      if (captureAt(publisher, moment) === null) continue
      const follow = { address, name, category: 'general', frequency: '15min' }
      await addSource(tools.db, readerId, follow, tools.now())
    }
    await refreshSources(tools, readerId)
    await settle()
    workedMs += performance.now() - startedAt
    onMoment?.(moment)
  }
  return workedMs / 1000
}

/** Runs the pipeline in this process, without the pauses that it makes to spare real hosts. */
export function settleHere(tools: World, onVisit: (visit: FeedVisit) => void): Settle {
  return async () => {
    await fetchDueFeeds(tools, { hostPauseMs: 0, onVisit })
    await joinEntries.run(tools, {})
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
