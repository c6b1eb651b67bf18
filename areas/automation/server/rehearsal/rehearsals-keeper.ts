import type { Kept } from '#server/asking/kept.ts'
import { rehearsals } from '../../contracts/rehearsals.ts'
import { serverRehearsals } from './rehearsals-api.ts'

export const rehearsalsKeeper: Kept = {
  contract: rehearsals,
  open: serverRehearsals,
  about: {
    getPast: 'How often a workflow would have run in the last 30 days, and for what.',
    listEvents: 'Further events for which a workflow would have run.',
    findEvents: 'Events with some words, to rehearse a workflow with.',
    rehearse: 'Carries out a draft for one event; nothing is sent, and all else is taken back.',
    askReally: 'Carries out for real one step that a rehearsal only shows.',
  } satisfies Record<keyof typeof rehearsals, string>,
}
