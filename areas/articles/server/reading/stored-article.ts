import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { Time } from '#core/contract.ts'

/**
 * A sentence of an article, with its range in the stored text of an entry that contains it word for
 * word.
 */
export const SummarySentence = z.object({
  text: z.string(),
  entry: z.int(),
  start: z.int(),
  end: z.int(),
})

/**
 * The number of sentences of the summary that lists show, and that are above the body of an
 * article.
 */
export const LEAD_SENTENCES = 3

/**
 * A counted outlet as stored with an article. `feed` is the first of its feeds, and `copyOf` the
 * feed of the outlet whose text it repeats.
 */
export const ArticleOutlet = z.object({
  feed: z.int(),
  /** All feeds of the outlet with entries of the article; missing if `feed` is the only one. */
  feeds: z.optional(z.array(z.int())),
  /** The key of the outlet; missing if the feed's owner is unknown. */
  outlet: z.optional(z.string()),
  name: z.string(),
  at: Time,
  copyOf: z.optional(z.int()),
})

/**
 * A condition on entries joined with `articles`: the entry is in the article's language (like
 * `isSpoken`).
 */
export const isInItsLanguage = sql`(entries.language is null or entries.language = articles.language)`
