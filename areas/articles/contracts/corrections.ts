import * as z from 'zod/mini'
import { defineContract, Nothing, read, Time, write } from '#core/contract.ts'
import { RowId, text } from '#core/words.ts'
import { Moment } from '../contract.ts'

/** A reader's correction of the article that a source belongs to. */
export const Correction = z.object({
  id: z.int(),
  /** split: into an article of its own; move: into another article; merge: two articles into one. */
  kind: z.enum(['split', 'move', 'merge']),
  /** True for a merge of articles in two languages that the reader's embeddings found. */
  isByMeaning: z.boolean(),
  /** The title of the entry, or of the article that was merged into the other one. */
  title: z.string(),
  /**
   * True if the correction added something to the article in question, false if it removed
   * something.
   */
  isInto: z.boolean(),
  time: Time,
})
export type Correction = z.infer<typeof Correction>

/** The result of a correction: its id, by which it can be undone, and the article to show next. */
export const Corrected = z.object({ correction: z.int(), article: z.int() })
export type Corrected = z.infer<typeof Corrected>

/** The bounds of the joining threshold, and its default. */
export const LEAST_THRESHOLD = 0.25
export const MOST_THRESHOLD = 0.95
export const USUAL_THRESHOLD = 0.36

const Threshold = z
  .number()
  .check(
    z.minimum(LEAST_THRESHOLD, `The threshold is at least ${LEAST_THRESHOLD}`),
    z.maximum(MOST_THRESHOLD, `The threshold is at most ${MOST_THRESHOLD}`),
  )

/** Readers' corrections of which source belongs to which article; joining does not undo them. */
export const joining = defineContract('joining', {
  /** Lists the reader's own corrections of an article, newest first. */
  listCorrections: read(z.object({ article: RowId }), z.array(Correction)),
  /**
   * Lists articles that an entry could belong to instead, or that could be merged with this one.
   */
  listTargets: read(z.object({ article: RowId, search: text(300) }), z.array(Moment), [
    'not-found',
  ]),

  /** Splits off an entry that is not about the article. */
  splitEntry: write(z.object({ entry: RowId, article: RowId }), Corrected, [
    'not-found',
    'conflict',
  ]),
  moveEntry: write(z.object({ entry: RowId, article: RowId, into: RowId }), Corrected, [
    'not-found',
    'conflict',
  ]),
  /** Merges two articles. The older one stays, and the address of the other one redirects to it. */
  mergeArticles: write(z.object({ article: RowId, other: RowId }), Corrected, [
    'not-found',
    'conflict',
  ]),
  /**
   * Records that two articles are about different events, so that they are not proposed or merged;
   * or removes that record.
   */
  partArticles: write(z.object({ article: RowId, other: RowId, areApart: z.boolean() }), Nothing, [
    'not-found',
    'conflict',
  ]),
  undoCorrection: write(z.object({ correction: RowId }), z.object({ article: z.int() }), [
    'not-found',
    'conflict',
  ]),

  /** The confidence, from 0 to 1, that an entry needs to join an article about the same event. */
  getThreshold: read(z.object({}), z.object({ joinAt: z.number() })),
  /** Sets the threshold, then checks again all entries that joined or nearly did. */
  setThreshold: write(z.object({ joinAt: Threshold }), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    joining: typeof joining
  }
}
