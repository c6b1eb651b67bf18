import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import { finder, findingPlaces } from '../../contracts/finder.ts'
import { directoryLanguages, finding } from '../../contracts/finding.ts'
import { serverFinding } from './api.ts'

const about: Record<keyof typeof finding, string> = {
  findSources:
    'Feeds that match words, or that a site or an address leads to, with how fresh they are.',
  previewSource: 'The latest entries of a feed, before it is followed.',
  checkSource:
    'Whether there is a feed at an address that was made of a name: there, missing, or not to be found out.',
  listDirectory: 'The bundled directory of well-known feeds: one subject or industry of it.',
}

export const findingKeeper: Kept = { contract: finding, open: serverFinding, about }

export const finderKeeper: Kept = {
  contract: finder,
  open: (): Api<typeof finder> => ({
    async getFinder() {
      return { places: [...findingPlaces], languages: [...directoryLanguages], answers: true }
    },
  }),
  about: {
    getFinder: 'The places and languages in which sources can be looked for.',
  } satisfies Record<keyof typeof finder, string>,
}
