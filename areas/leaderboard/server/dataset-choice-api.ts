import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Desk, World } from '#server/tools.ts'
import type { datasetChoice, DatasetState } from '../contracts/dataset-choice.ts'
import { datasetAt } from '../dataset-address.ts'
import { chooseAddress, readDataset } from './dataset-row.ts'
import { fetchDataset } from './fetch-dataset.ts'
import { refreshDataset } from './refresh-dataset.ts'

/** The choice of the dataset that the leaderboard is made from. */
export function serverDatasetChoice({ world }: Desk): Api<typeof datasetChoice> {
  return {
    async getDatasetState() {
      return stateOf(world)
    },

    async chooseDataset({ address }) {
      const { rows } = datasetAt(address)
      const models = address === null ? null : await fetchDataset(world, rows).catch(refuse)
      await chooseAddress(world.db, address, models, world.now())
      await world.announce({ area: 'leaderboard' })
      return stateOf(world)
    },

    async fetchDataset() {
      if (!(await refreshDataset(world, { isForced: true })))
        throw new Problem(
          'conflict',
          'It was fetched less than a minute ago. Try again in a minute.',
        )
      return stateOf(world)
    },
  }
}

/** A problem with the address is shown at its field. */
function refuse(error: unknown): never {
  if (!(error instanceof Problem)) throw error
  const { message } = error
  throw new Problem('invalid', message, { cause: error, fields: { address: message } })
}

async function stateOf({ db }: World): Promise<DatasetState> {
  const { models, failures: _failures, ...state } = await readDataset(db)
  return { ...state, name: datasetAt(state.address).name, models: models?.length ?? 0 }
}
