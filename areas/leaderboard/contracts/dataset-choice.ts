import * as z from 'zod/mini'
import { defineContract, read, Time, write } from '#core/contract.ts'
import { Address } from '#core/words.ts'

/** The chosen dataset of the leaderboard, and the state of its last fetch. */
export const DatasetState = z.object({
  /** The address as typed; null for the default dataset. */
  address: z.nullable(z.string()),
  name: z.string(),
  /** The number of models in the last good copy; 0 if there is none. */
  models: z.int(),
  copiedAt: z.nullable(Time),
  triedAt: z.nullable(Time),
  /** The reason why the last attempt failed; null if it did not fail. */
  trouble: z.nullable(z.string()),
  /** The time from which a visit fetches the dataset again. */
  nextTryAt: Time,
})
export type DatasetState = z.infer<typeof DatasetState>

/** Settings for the owner of the server: choosing another dataset, and fetching it now. */
export const datasetChoice = defineContract('leaderboard/source', {
  getDatasetState: read(z.object({}), DatasetState),
  /**
   * Fetches another dataset and chooses it; fails if it cannot be read. Null chooses the default
   * dataset again.
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
