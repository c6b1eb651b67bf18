import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, Cursor, line } from '#core/words.ts'
import { Answer, Question, QuestionScope } from '../answer.ts'

/**
 * answering: the answer is incomplete; done: the answer is complete; stopped: the reader ended it;
 * failed: it could not be written.
 */
export const turnStates = ['answering', 'done', 'stopped', 'failed'] as const
export const TurnState = z.enum(turnStates)

/**
 * The author of an answer: the sources themselves, which are quoted, or a model of the reader's
 * endpoint.
 */
export const answerers = ['sources', 'model'] as const

/** A question of a thread, and its answer so far. */
export const Turn = z.object({
  id: Id,
  question: z.string(),
  scope: z.nullable(QuestionScope),
  askedAt: Time,
  state: TurnState,
  by: z.enum(answerers),
  /** The answer; null before its first sentence. A failed answer has no sentences. */
  answer: z.nullable(Answer),
  /**
   * The number of sentences by a model that are not shown, because their sources do not prove them.
   */
  leftOut: Count,
  /**
   * The reason why the answer failed, or why it was written without a model although one is set up;
   * null otherwise.
   */
  note: z.nullable(z.string()),
  /** Positions of offers that the reader accepted. */
  accepted: z.array(Count),
})
export type Turn = z.infer<typeof Turn>

const TurnId = z.object({ id: Id })

/** Questions to the assistant. The caller chooses the ids, so that a question that is sent twice is asked once. */
export const chat = defineContract('assistant/chat', {
  /**
   * Lists up to 20 questions, newest first; `next` is the cursor for older ones. Empty for an
   * unknown thread.
   */
  listTurns: read(
    z.object({ thread: Id, cursor: z.optional(Cursor) }),
    z.object({ turns: z.array(Turn), next: z.nullable(Cursor) }),
  ),
  /**
   * Stores the question, creates its thread if it is the first, and has it answered; `listTurns` shows the progress.
   */
  ask: write.once(
    z.extend(z.omit(Question, { zone: true }), {
      id: Id,
      thread: Id,
      text: Question.shape.text.check(z.refine((text) => text.trim() !== '', 'Enter a question')),
      zone: z.optional(line(100)),
    }),
    Nothing,
    ['not-found', 'conflict'],
  ),
  /** Stops an answer; the part that was written stays. */
  stopAnswer: write(TurnId, Nothing, ['not-found']),
  /** Answers a question again. */
  retryAnswer: write.once(TurnId, Nothing, ['not-found']),
  /**
   * Records that the reader accepted or undid an offer. The change itself is made by another
   * operation.
   */
  noteOffer: write(
    z.object({
      id: Id,
      offer: z.int().check(z.minimum(0), z.maximum(20)),
      isAccepted: z.boolean(),
    }),
    Nothing,
    ['not-found'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'assistant/chat': typeof chat
  }
}
