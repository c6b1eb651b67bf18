import type { Kept } from '#server/area.ts'
import { joining } from '../../contracts/corrections.ts'
import { serverJoining } from './api.ts'

/** Which source belongs to which article, put right by readers. */
export const joiningKeeper: Kept = {
  contract: joining,
  open: serverJoining,
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
