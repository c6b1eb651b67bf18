import type { Reading } from '#server/reading/reading.ts'
import type { DatasetPage } from './read-page.ts'

/** Rows of a dataset that somebody else publishes. */
export const datasetReading: Reading<{ body: Uint8Array; host: string }, DatasetPage> = {
  name: 'leaderboard-dataset',
  what: ({ host }) => `The answer of ${host}`,
  origin: ({ host }) => host,
  async load() {
    const { readPage } = await import('./read-page.ts')
    return readPage
  },
}
