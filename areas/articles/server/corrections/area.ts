import type { Kept } from '#server/area.ts'
import { joining } from '../../contracts/corrections.ts'
import { serverJoining } from './api.ts'

/** Which source belongs to which article, put right by readers. */
export const joiningKeeper: Kept = {
  contract: joining,
  open: serverJoining,
  about: {
    listCorrections: 'What was put right about the sources of an article, newest first.',
    listTargets: 'Articles that a source could belong to instead, by words or by likeness.',
    splitEntry: 'Makes a source that is not about an article an article of its own.',
    moveEntry: 'Puts a source into another article.',
    mergeArticles: 'Makes two articles one; the address of either leads there.',
    undoCorrection: 'Takes one of these back.',
    getThreshold: 'How sure a join must be for its source to be counted and cited.',
    setThreshold: 'Changes that, and counts the sources of all articles anew.',
  } satisfies Record<keyof typeof joining, string>,
}
