import { fetchDueFeeds } from '#feeds/visit/fetch-due-feeds.ts'
import { refreshSources } from '#areas/sources/server/following/follow-source.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { readStats } from '#areas/articles/server/keeping/stats.ts'
import { followAddresses } from './filling/follow-addresses.ts'
import { serveLocalFeeds } from './local-feeds.ts'
import type { Measured } from './measured.ts'
import { median, timed } from './statistics.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'

const FEEDS = 100
const ITEMS_EACH = 50
const UNCHANGED_ROUNDS = 5

/**
 * Measures local feeds through the whole pipeline: they are fetched, stored, joined and summarized,
 * and then fetched unchanged.
 */
export async function measurePipeline(): Promise<Measured> {
  return withDataFolder((dataFolder) =>
    withToolHub(dataFolder, async ({ tools, readerId }) => {
      const feeds = await serveLocalFeeds(FEEDS, ITEMS_EACH, { hosts: FEEDS })
      try {
        await followAddresses({ tools, readerId }, feeds.addresses)
        const fetching = await timed(() => fetchDueFeeds(tools, { hostPauseMs: 0 }))
        const joining = await timed(() => joinEntries.run(tools, {}))
        const { entries, articles } = await readStats(tools.db)

        const unchanged = []
        for (let round = 0; round < UNCHANGED_ROUNDS; round++) {
          await refreshSources(tools, readerId)
          const { ms } = await timed(() => fetchDueFeeds(tools, { hostPauseMs: 0 }))
          unchanged.push(ms)
        }
        const freshMs = fetching.ms + joining.ms
        return {
          feeds: FEEDS,
          'entries stored': entries,
          articles,
          'entries/s through the whole pipeline': (entries / freshMs) * 1000,
          'entries/s fetched and stored': (entries / fetching.ms) * 1000,
          'entries/s joined and summarised': (entries / joining.ms) * 1000,
          'unchanged feeds/s (median of 5)': (FEEDS / median(unchanged)) * 1000,
          'peak memory of the process, MB': (process.resourceUsage().maxRSS * 1024) / 1e6,
        }
      } finally {
        await feeds.close()
      }
    }),
  )
}
