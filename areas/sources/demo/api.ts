import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { addressesMeant } from '#engine/addresses/typed-address.ts'
import { feedCategories, type sources } from '../contract.ts'
import { popularSources } from './popular-sources.ts'
import { sampleSources } from './sources.ts'

/** The time that the demo takes to add a source, as if it fetched the feed. */
const PROCESSING_MS = 1000

/** Sources in the browser's memory, from sample data as of `now`. Nothing is fetched or stored. */
export function demoSources({ now }: { now: Date }): Api<typeof sources> {
  let followed = sampleSources(now)

  return {
    async listSources() {
      return followed
    },

    async getSourceForm() {
      const categories = feedCategories.map((value) => ({ value, folder: null }))
      return { requiresName: true, categories, popular: popularSources }
    },

    async followSource({ address, name, category, frequency }) {
      requireAddress(address)
      await pause(PROCESSING_MS)
      return {
        source: {
          id: 'source-added',
          name: name || address,
          address,
          site: null,
          category,
          frequency,
          entryCount: 0,
          health: { state: 'new', message: null, lastSuccess: null, nextRun: null },
        },
        isKnown: false,
        found: 'The demo fetches no feed and keeps none',
        latest: [],
      }
    },

    async unfollowSource({ id }) {
      if (!followed.some((source) => source.id === id)) {
        throw new Problem('not-found', 'You no longer follow that source.')
      }
      followed = followed.filter((source) => source.id !== id)
    },

    async importOpml() {
      await pause(PROCESSING_MS)
      throw new Problem('not-allowed', 'The demo follows no list. Your own hub follows all of it.')
    },

    async followSampleNewswire() {
      return { followed: 0, known: followed.length, failed: [] }
    },

    async refreshSources() {},

    async getProgress() {
      return { fetching: 0, waitingFeeds: 0, waitingEntries: 0, articles: 0, secondsLeft: null }
    },
  }
}

/** Rejects text that cannot be an address. The demo fetches nothing that could fail otherwise. */
function requireAddress(typed: string): void {
  try {
    addressesMeant(typed)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new Problem(error.kind, error.message, { fields: { address: error.message } })
  }
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
