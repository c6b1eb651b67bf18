import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import type { leaderboard } from '../contract.ts'
import { datasetAt } from '../dataset-address.ts'
import { readDataset } from './dataset-row.ts'
import { refreshDataset, refreshLeaderboard } from './refresh-dataset.ts'

/** The models as of the last good copy. Whoever looks has it fetched where it is old; only the first one waits. */
export function serverLeaderboard({ world, enqueue }: Desk): Api<typeof leaderboard> {
  const { db } = world
  return {
    async listModels() {
      const found = await readDataset(db)
      const isDue = new Date(found.nextTryAt) <= world.now()
      if (found.models !== null) {
        if (isDue) await enqueue(refreshLeaderboard, {}, { dedupeKey: 'look' })
        return found.models
      }
      if (isDue) await refreshDataset(world)
      const { models, trouble } = isDue ? await readDataset(db) : found
      if (models !== null) return models
      throw new Problem(
        'unavailable',
        trouble === null
          ? 'The leaderboard is being fetched. Try again in a moment.'
          : `This hub has never had a copy of the leaderboard. ${trouble}`,
      )
    },

    async getDataset() {
      const { address, copiedAt, trouble } = await readDataset(db)
      const { name, page } = datasetAt(address)
      return { name, page, copiedAt, trouble }
    },
  }
}
