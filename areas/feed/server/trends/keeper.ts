import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import type { Desk } from '#server/tools.ts'
import { trends } from '../../contracts/trends.ts'
import { readAiSettings } from '#platform/models/server/lends.ts'
import { listTrends } from './list-trends.ts'

function serverTrends({ db, now, readerId }: Desk): Api<typeof trends> {
  return {
    async listTrends({ hub }) {
      const { trendDetection } = await readAiSettings(db, readerId)
      return trendDetection ? listTrends({ db, readerId, now: now(), hub }) : []
    },
  }
}

export const trendsKeeper: Kept = {
  contract: trends,
  open: serverTrends,
  about: {
    listTrends: 'What far more sources speak of in the last hours than usually do.',
  } satisfies Record<keyof typeof trends, string>,
}
