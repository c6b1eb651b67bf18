import type { Api } from '#core/contract.ts'
import { LEADERBOARD } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import type { Amount, RankedModel, leaderboard } from '../contract.ts'
import { datasetAt } from '../dataset-address.ts'
import { readDataset } from './dataset-row.ts'
import { refreshDataset, refreshLeaderboard } from './refresh-dataset.ts'

/**
 * Returns the models of the last good copy. A visit starts a refresh of an old copy; it waits for
 * the fetch only if there is no copy.
 */
export function serverLeaderboard({ world, enqueue }: Desk): Api<typeof leaderboard> {
  const { db } = world
  return {
    async listModels() {
      const found = await readDataset(db)
      const isDue = new Date(found.nextTryAt) <= world.now()
      if (found.models !== null) {
        if (isDue) await enqueue(refreshLeaderboard, {}, { dedupeKey: 'look' })
        return found.models.map(known)
      }
      if (isDue) await refreshDataset(world)
      const { models, trouble } = isDue ? await readDataset(db) : found
      if (models !== null) return models.map(known)
      throw new Problem(
        'unavailable',
        trouble === null
          ? 'The leaderboard is being fetched. Try again in a moment.'
          : `This server has never had a copy of the leaderboard. ${trouble}`,
      )
    },

    async getDataset() {
      const { address, copiedAt, trouble, models } = await readDataset(db)
      const { name, page } = datasetAt(address)
      const size = { models: models && amountOf(models), votes: models && votesIn(models) }
      return { name, page, copiedAt, trouble, ...size, refreshHours: LEADERBOARD.hours }
    },
  }
}

/** Turns 0 into null, because a copy has 0 if the dataset has no value. */
function known(model: RankedModel): RankedModel {
  return { ...model, arena_score: model.arena_score || null, votes: model.votes || null }
}

function amountOf({ length }: readonly RankedModel[]): Amount {
  return { count: length, isMore: length >= LEADERBOARD.models }
}

function votesIn(models: readonly RankedModel[]): Amount | null {
  const votes = models.flatMap((model) => known(model).votes ?? [])
  const count = votes.reduce((all, some) => all + some, 0)
  const isMore = votes.length < models.length || amountOf(models).isMore
  return count > 0 ? { count, isMore } : null
}
