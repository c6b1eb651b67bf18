import type { Kept } from '#server/asking/kept.ts'
import { joining } from '../../contracts/corrections.ts'
import { serverJoining } from './api.ts'

/** Serves the contract for corrections of joining. */
export const joiningKeeper: Kept = {
  contract: joining,
  open: serverJoining,
  // The contents of articles are shared by all readers.
  isForOwner: true,
  about: {
    listCorrections: 'The corrections of an article, newest first.',
    listTargets: 'Articles that a source could belong to instead, by search or by similarity.',
    splitEntry: 'Splits a source off into an article of its own.',
    moveEntry: 'Moves a source to another article.',
    mergeArticles: 'Merges two articles; both addresses lead to the result.',
    partArticles: 'Says that two articles are on different events, or takes that back.',
    undoCorrection: 'Undoes a correction.',
    getThreshold: 'The match confidence from which an entry joins an article.',
    setThreshold: 'Changes the threshold, and goes through all articles by it.',
  } satisfies Record<keyof typeof joining, string>,
}
