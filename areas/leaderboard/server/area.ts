import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { leaderboard } from '../contract.ts'
import { datasetChoice } from '../contracts/dataset-choice.ts'
import { leaderboardArchive } from './archive-part.ts'
import { serverDatasetChoice } from './dataset-choice-api.ts'
import { datasetWaits } from './dataset-waits.ts'
import { serverLeaderboard } from './leaderboard-api.ts'
import { refreshLeaderboard } from './refresh-dataset.ts'

const leaderboardKeeper: Kept = {
  contract: leaderboard,
  open: serverLeaderboard,
  about: {
    listModels: 'How language models compare, as of the last copy of a public dataset.',
    getDataset: 'The dataset that the leaderboard is made from, and when it was fetched.',
  } satisfies Record<keyof typeof leaderboard, string>,
}

const datasetChoiceKeeper: Kept = {
  contract: datasetChoice,
  open: serverDatasetChoice,
  // Only the owner may change the dataset, since one copy serves all readers.
  isForOwner: true,
  about: {
    getDatasetState: 'Where the leaderboard is fetched from, and how fetching it goes.',
    chooseDataset: 'Makes the leaderboard from another dataset, once that can be read.',
    fetchDataset: 'Fetches the leaderboard now, and says what came of it.',
  } satisfies Record<keyof typeof datasetChoice, string>,
}

/** The public ranking of models: a single copy for all readers. */
export const server: ServerArea = {
  archive: leaderboardArchive,
  keeps: [leaderboardKeeper, datasetChoiceKeeper],
  jobs: [refreshLeaderboard],
  extends: [extend(impossibleWaits, datasetWaits)],
}
