import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { leaderboard } from '../contract.ts'
import { datasetPage, rowsAddress } from '../contracts/leaderboard-source.ts'
import { readModels } from '../read-models.ts'

interface Tools {
  fetch?: (address: string) => Promise<Response>
}

/**
 * The only part of the demo that requests data: the models are real. Overview and Text show the
 * same rows.
 */
export function demoLeaderboard({ fetch = fetchNow }: Tools = {}): Api<typeof leaderboard> {
  return {
    async listModels() {
      const response = await fetch(rowsAddress())
      if (!response.ok) throw new Problem('unavailable', 'Failed to fetch leaderboard data')
      return readModels(await response.json())
    },

    async getDataset() {
      return {
        ...{ name: datasetPage.name, page: datasetPage.address, copiedAt: null, trouble: null },
        models: { count: 218, isMore: true },
        votes: { count: 1_000_000, isMore: true },
        refreshHours: null,
      }
    },
  }
}

function fetchNow(address: string): Promise<Response> {
  return globalThis.fetch(address)
}
