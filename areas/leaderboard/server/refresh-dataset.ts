import { Problem } from '#core/problem.ts'
import { job, type World } from '#server/tools.ts'
import { datasetAt } from '../dataset-address.ts'
import { claimDataset, keepCopy, noteFailure } from './dataset-row.ts'
import { AskedTooOften, fetchDataset } from './fetch-dataset.ts'

/**
 * Fetches the dataset if `claimDataset` allows it; returns false otherwise. A failure is stored as
 * a message.
 */
export async function refreshDataset(
  world: World,
  options: { isForced?: boolean } = {},
): Promise<boolean> {
  const { db } = world
  const claim = await claimDataset(db, world.now(), options)
  if (claim === null) return false
  try {
    const models = await fetchDataset(world, datasetAt(claim.address).rows)
    await keepCopy(db, claim, models, world.now())
  } catch (error) {
    if (!(error instanceof Problem)) world.log.error({ err: error }, 'The leaderboard was not read')
    const trouble = error instanceof Problem ? error.message : 'The dataset could not be read.'
    const waitSeconds = (error instanceof AskedTooOften && error.seconds) || 0
    await noteFailure(db, claim, { trouble, waitSeconds, now: world.now() })
  }
  await world.announce({ area: 'leaderboard' })
  return true
}

/** Refreshes the dataset after somebody has seen an old copy. */
export const refreshLeaderboard = job<object>('leaderboard/refresh', async (world) => {
  await refreshDataset(world)
})
