import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { Time } from '#core/contract.ts'

/** A sentence of an article, and its position in the stored text of an entry, which contains it word for word. */
export const SummarySentence = z.object({
  text: z.string(),
  entry: z.int(),
  start: z.int(),
  end: z.int(),
})

/**
 * The number of sentences of a summary in its lead, which lists show, and which stands above the body of an article.
 */
export const LEAD_SENTENCES = 3

/**
 * A counted source of an article, as stored with it, by the first of its feeds; `copyOf` names the outlet whose words
 * it repeats.
 */
export const ArticleOutlet = z.object({
  feed: z.int(),
  /** All feeds that contain the entry. */
  feeds: z.optional(z.array(z.int())),
  /** Its key among the outlets; absent where the feed's owner is unknown. */
  outlet: z.optional(z.string()),
  name: z.string(),
  at: Time,
  copyOf: z.optional(z.int()),
})

/** A condition on entries joined with `articles`: in the article's language (the same as `isSpoken`). */
export const isInItsLanguage = sql`(entries.language is null or entries.language = articles.language)`
