import * as z from 'zod/mini'
import { defineContract, read, Time, write } from '#core/contract.ts'
import { Address } from '#core/words.ts'

/** The dataset that the leaderboard of this server is made from, and the state of fetching it. */
export const DatasetState = z.object({
  /** The address as typed; null for the server's own. */
  address: z.nullable(z.string()),
  name: z.string(),
  /** The number of models in the last good copy; 0 without one. */
  models: z.int(),
  copiedAt: z.nullable(Time),
  triedAt: z.nullable(Time),
  /** The reason why the last attempt failed; null if it did not. */
  trouble: z.nullable(z.string()),
  /** The time after which a visit fetches it again. */
  nextTryAt: Time,
})
export type DatasetState = z.infer<typeof DatasetState>

/** Settings for the owner of the server: another dataset, and fetching it now. */
export const datasetChoice = defineContract('leaderboard/source', {
  getDatasetState: read(z.object({}), DatasetState),
  /**
   * Chooses another dataset: fetches it first, and fails if it cannot be read. Null goes back to
   * the usual one.
   */
  chooseDataset: write.keyed(z.object({ address: z.nullable(Address) }), DatasetState, ['invalid']),
  /** Fetches the dataset now, and returns the result. */
  fetchDataset: write.keyed(z.object({}), DatasetState, ['conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'leaderboard/source': typeof datasetChoice
  }
}
