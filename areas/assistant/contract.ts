import * as z from 'zod/mini'
import { CitedSentence, Coverage } from '#areas/articles/contract.ts'
import { defineContract, read, Time } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line, RowId } from '#core/words.ts'

/** A web address, or the path of a page of this server. */
const Link = z.object({ name: z.string(), url: z.string() })

/** A subject of the recap. */
const RecapItem = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The address of a picture; if absent, the page draws one. */
  image: z.optional(z.string()),
  imageAlt: z.string(),
  /** The category of the subject, from which a drawn picture takes its hue. */
  category: z.string(),
  hue: z.optional(z.string()),
  keyFeatures: z.array(z.string()),
  /** Outlets that reported the subject. */
  sources: z.array(Link),
  /** Pages for further reading. */
  resources: z.array(Link),
  /**
   * The article and the citations of each sentence; absent if the texts are not sentences of
   * sources.
   */
  proof: z.optional(
    z.object({
      article: RowId,
      sentences: z.array(CitedSentence),
      features: z.array(CitedSentence),
      coverage: z.array(Coverage),
    }),
  ),
})
export type RecapItem = z.infer<typeof RecapItem>

/** The number of articles that the reader opened this week, by day and by subject. */
const Reading = z.object({
  /** Seven days, the oldest first. */
  days: z.array(z.object({ day: Time, opened: z.int() })),
  /**
   * The subjects, sorted by `opened`, highest first; their counts add up to the total of `days`.
   */
  subjects: z.array(z.object({ category: z.string(), opened: z.int() })),
})
export type Reading = z.infer<typeof Reading>

/** The weekly recap, as a message from the assistant. */
export const Recap = z.object({
  title: z.string(),
  text: z.string(),
  sentAt: Time,
  items: z.array(RecapItem),
  reading: Reading,
})
export type Recap = z.infer<typeof Recap>

/** The weekly recap, and whether questions can be asked. */
export const assistant = defineContract('assistant', ['articles', 'sources'], {
  /** Counts days in `zone`, such as "Europe/Lisbon"; in UTC if it is absent. */
  getRecap: read(
    z.object({ zone: z.optional(line(INPUT.nameCharacters)) }),
    z.extend(Recap, {
      /**
       * True if the assistant answers questions; if false, it accepts questions and discards them.
       */
      answersQuestions: z.boolean(),
    }),
    ['invalid'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    assistant: typeof assistant
  }
}
