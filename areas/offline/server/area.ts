import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { forgetOldWrites } from '#server/asking/write-once.ts'
import { offline } from '../contract.ts'
import { serverOffline } from './api.ts'

/** Articles that browsers keep for reading without a network. */
const offlineKeeper: Kept = {
  contract: offline,
  open: serverOffline,
  about: {
    listArticles:
      'The articles that a browser keeps for reading without a network: those that are saved, and the newest.',
    getArticles: 'Several articles in full. None of them counts as opened.',
  } satisfies Record<keyof typeof offline, string>,
}

export const server: ServerArea = {
  keeps: [offlineKeeper],
  jobs: [forgetOldWrites],
  schedules: [{ job: forgetOldWrites, every: '1 day' }],
}
