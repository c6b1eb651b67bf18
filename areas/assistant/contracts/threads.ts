import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { ASSISTANT } from '../limits.ts'
import { Count, Cursor, FoundWords, line, Search } from '#core/words.ts'

/** A conversation with the assistant. */
export const Thread = z.object({
  id: Id,
  /** The first question, until the reader renames the thread. */
  title: z.string(),
  questions: Count,
  /** The time of the last question. */
  askedAt: Time,
  isSaved: z.boolean(),
})
export type Thread = z.infer<typeof Thread>

const OneThread = z.object({ id: Id })

export const ThreadTitle = line(
  ASSISTANT.titleCharacters,
  `A name can have ${ASSISTANT.titleCharacters} characters at most.`,
).check(z.minLength(1, 'Give the thread a name'))

/** The conversations of a reader. */
export const threads = defineContract('assistant/threads', {
  /**
   * Lists up to 30 threads, those with the newest questions first; `search` looks through titles,
   * questions and answers.
   */
  listThreads: read(
    z.object({ search: z._default(Search, ''), cursor: z.optional(Cursor) }),
    z.extend(FoundWords, { threads: z.array(Thread), next: z.nullable(Cursor) }),
  ),
  getThread: read(OneThread, Thread, ['not-found']),
  renameThread: write(z.object({ id: Id, title: ThreadTitle }), Nothing, ['not-found']),
  /** Deletes a thread; this can be undone for a day. */
  deleteThread: write(OneThread, Nothing, ['not-found']),
  restoreThread: write(OneThread, Nothing, ['not-found']),
  /** Saves a thread under Saved > Threads, or removes it from there. */
  saveThread: write(z.object({ id: Id, isSaved: z.boolean() }), Nothing, ['not-found']),
  /** Exports a thread as Markdown, each sentence with its sources. */
  exportThread: read(OneThread, z.object({ fileName: z.string(), markdown: z.string() }), [
    'not-found',
  ]),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'assistant/threads': typeof threads
  }
}
