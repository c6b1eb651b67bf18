import type { Kept } from '#server/area.ts'
import { finding } from '../../contracts/finding.ts'
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
