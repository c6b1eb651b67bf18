import * as z from 'zod/mini'
import { DiffPiece } from '#areas/articles/contracts/revisions.ts'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { Count } from '#core/words.ts'
import { contentLanguages, creativityLevels } from '../choices.ts'
import { Part } from '../drafts/draft.ts'
import { DRAFTS, REWRITING } from '../limits.ts'

const OneDraft = z.object({ draft: Id })
const Place = z.int().check(z.minimum(0), z.maximum(DRAFTS.runs * DRAFTS.runCharacters))

/** anew: different words, from the same sources. */
export const rewriteWays = ['anew', 'shorten', 'expand', 'simplify'] as const
export type RewriteWay = (typeof rewriteWays)[number]

/** drop: a statement that no source supports is left out; mark: it stays, marked as unproven. */
export const unprovenChoices = ['drop', 'mark'] as const

/** A stretch of a part, in UTF-16 units of its words. */
export const Selection = z.object({ start: Place, end: Place })
export type Selection = z.infer<typeof Selection>

export const Writer = z.object({
  /** The endpoint that writes; null if texts are written without a model. */
  endpoint: z.nullable(z.object({ name: z.string(), model: z.string() })),
  /** The reason why there is no endpoint, and what to do; null if there is one. */
  reason: z.nullable(z.string()),
})
export type Writer = z.infer<typeof Writer>

export const writingStates = ['writing', 'done', 'stopped', 'failed'] as const

/** The work of an endpoint on a draft. */
export const Writing = z.object({
  kind: z.enum(['draft', 'translation']),
  state: z.enum(writingStates),
  /** Parts that were written so far; they become the draft when the writing is done. */
  parts: z.array(Part),
  /** A message about the outcome for the reader. */
  words: z.string(),
})
export type Writing = z.infer<typeof Writing>

/** A proposed new wording of a part, which the reader accepts or rejects. */
export const Rewritten = z.object({
  part: Part,
  /** The differences between the part and its new wording, word by word. */
  pieces: z.array(DiffPiece),
  /** A message about what was left out or could not be proven; null if there is nothing to say. */
  notice: z.nullable(z.string()),
  /** Sentences that no source supports. They were left out, or kept and marked, as requested. */
  unproven: z.array(z.string()),
})
export type Rewritten = z.infer<typeof Rewritten>

/** The most that a text of this length can cost, computed before anything is sent. */
export const Estimate = z.object({
  inputTokens: Count,
  outputTokens: Count,
  /** The price; null if the model's prices are not known. */
  money: z.nullable(z.number()),
  currency: z.string(),
  /** A message that today's limit is reached; null if it is not. */
  limit: z.nullable(z.string()),
  /** The number of notes in the brief. The endpoint receives them only if the reader agrees. */
  notes: Count,
})
export type Estimate = z.infer<typeof Estimate>

/** True if the reader allows words of private notes to be sent to the endpoint. */
const withNotes = z.boolean()

/** Writing with an endpoint of the reader. Each statement is checked against the sources of its draft. */
export const rewriting = defineContract('ai-content/rewriting', ['ai-endpoints'], {
  getWriter: read(z.object({}), Writer),
  /** Estimates the cost of a draft; null if there is no endpoint. */
  estimateWriting: read(OneDraft, z.nullable(Estimate), ['not-found']),
  /** Lets the endpoint write the draft; the text that it has now stays as a version. */
  writeByModel: write.once(
    z.extend(OneDraft, {
      version: Count,
      creativity: z.enum(creativityLevels),
      unproven: z.enum(unprovenChoices),
      withNotes,
    }),
    Nothing,
    ['not-found', 'conflict', 'unavailable'],
  ),
  /** The state of the endpoint's work on a draft; null if no endpoint worked on it. */
  getWriting: read(OneDraft, z.nullable(Writing), ['not-found']),
  /** Stops the writing. The parts so far are dropped, and the former text stays. */
  stopWriting: write(OneDraft, Nothing, ['not-found']),
  /** Proposes a new wording for a part, or for a selection of it. Nothing is saved. */
  rewrite: write.once(
    z.extend(OneDraft, {
      part: Part,
      /** The words to rewrite; null for the whole part. */
      selection: z.nullable(Selection),
      way: z.enum(rewriteWays),
      /**
       * The number of the attempt. A repeated request with the same number is answered from the
       * cache.
       */
      attempt: z.int().check(z.minimum(1), z.maximum(REWRITING.attempts)),
      unproven: z.enum(unprovenChoices),
      withNotes,
    }),
    Rewritten,
    ['not-found', 'conflict', 'unavailable'],
  ),
  /** Adds a copy of a draft in another language, with the same names, numbers and dates. */
  translateDraft: write.once(
    z.extend(OneDraft, { language: z.enum(contentLanguages), withNotes }),
    z.object({ draft: Id }),
    ['not-found', 'conflict', 'unavailable'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'ai-content/rewriting': typeof rewriting
  }
}
