import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'
import { Count, RowId, Search } from '#core/words.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { Article, CitedSentence, Coverage, Unread } from '#areas/articles/contract.ts'
import { NewsFilter, Period } from '../contract.ts'

/** An article in at most three sentences, each with its citations. */
export const Briefing = z.extend(Article, {
  sentences: z.array(CitedSentence),
  /** Entries that the sentences cite, by position. */
  coverage: z.array(Coverage),
})
export type Briefing = z.infer<typeof Briefing>

/** Articles of one category, grouped by subject. */
export const Theme = z.object({
  category: Article.shape.category,
  hue: Article.shape.hue,
  subjects: z.array(
    z.object({
      /** The name of a topic, or words that the titles share; null for articles without a group. */
      name: z.nullable(z.string()),
      articles: z.array(Article),
    }),
  ),
})
export type Theme = z.infer<typeof Theme>

/** The reasons for an article's place in the lists, in words. */
export const Reasons = z.object({
  /** Reasons why the reader gets the article at all. */
  because: z.array(z.string()),
  /** Factors that raise or lower the article in For You, strongest first. */
  factors: z.array(z.object({ text: z.string(), effect: z.enum(['raises', 'lowers']) })),
})
export type Reasons = z.infer<typeof Reasons>

/** `more` and `less` ask for more or less of the same kind; `hide` hides the single article. */
export const opinions = ['more', 'less', 'hide'] as const
export const Opinion = z.enum(opinions)
export type Opinion = z.infer<typeof Opinion>

type OpinionOnArticle = { article: number; opinion: Opinion }
const opinionWaits = {
  // "More" and "less" exclude each other; hiding goes with both.
  about: ({ article, opinion }: OpinionOnArticle) =>
    `opinion/${article}/${opinion === 'hide' ? 'hide' : 'taste'}`,
}

/** The filter and the period of the front page. */
const Chosen = {
  ...OfHub,
  ...Unread,
  filter: NewsFilter,
  time: Period,
  search: Search,
}

export const LONGEST_LIST = 60

/** The reader's opinions of articles and acts on them, and the lists that learn from these. */
export const reading = defineContract('reading', ['articles', 'sources'], {
  listBriefings: read(
    z.object({ ...Chosen, count: z.int().check(z.minimum(1), z.maximum(LONGEST_LIST)) }),
    z.object({ briefings: z.array(Briefing), hasMore: z.boolean() }),
  ),
  listThemes: read(z.object(Chosen), z.array(Theme)),
  explainArticle: read(z.object({ article: RowId }), Reasons, ['not-found']),

  /** Stores an opinion. "less" and "hide" also remove the article from the lists. */
  giveOpinion: write(
    z.object({ article: RowId, opinion: Opinion }),
    Nothing,
    ['not-found'],
    opinionWaits,
  ),
  /** Undoes an opinion as if it had not been given, so that the article returns to the lists. */
  takeBackOpinion: write(z.object({ article: RowId, opinion: Opinion }), Nothing, [], opinionWaits),
  /** The time that an article was in view, sent once when it is left. */
  spendTime: write(z.object({ article: RowId, seconds: Count }), Nothing, [], {
    about: () => null,
  }),

  /** The number of the reader's acts that are remembered. */
  getMemory: read(z.object({}), z.object({ actions: z.int() })),
  /** Deletes everything that was learned about the reader; hidden articles stay hidden. */
  forgetEverything: write(z.object({}), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    reading: typeof reading
  }
}
