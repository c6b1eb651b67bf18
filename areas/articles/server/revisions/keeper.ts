import type { Kept } from '#server/asking/kept.ts'
import { revisions } from '../../contracts/revisions.ts'
import { serverRevisions } from './api.ts'

export const revisionsKeeper: Kept = {
  contract: revisions,
  open: serverRevisions,
  about: {
    listRevisions: 'When the publisher of an entry changed its words; the newest change first.',
    compareRevision: 'What one change added and removed in title and text, word by word.',
  },
}
