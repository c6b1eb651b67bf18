import type { Area } from '#server/area.ts'
import { joining } from '../../contracts/corrections.ts'
import { serverJoining } from './api.ts'
import { linkFollowUp } from '../affairs/follow-up-links.ts'
import { recountEntries } from '../joining/threshold.ts'

/** Which source belongs to which article, put right by readers. */
export const joiningArea: Area = {
  contract: joining,
  open: serverJoining,
  jobs: [recountEntries, linkFollowUp],
  about: {
    listCorrections: 'The corrections of an article, newest first.',
    listTargets: 'Articles that a source could belong to instead, by search or by similarity.',
    splitEntry: 'Splits a source off into an article of its own.',
    moveEntry: 'Moves a source to another article.',
    mergeArticles: 'Merges two articles; both addresses lead to the result.',
    undoCorrection: 'Undoes a correction.',
    getThreshold: 'The match confidence from which a source is counted and cited.',
    setThreshold: 'Changes the threshold, and recounts the sources of all articles.',
  } satisfies Record<keyof typeof joining, string>,
}
