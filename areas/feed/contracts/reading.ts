import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'
import { Count, RowId, Search } from '#core/words.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { Article, CitedSentence, Coverage, Unread } from '#areas/articles/contract.ts'
import { NewsFilter, Period } from '../contract.ts'

/** An article in two or three sentences, each with its proof. */
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
      /** A topic of the reader, or the words that the titles share; null for the ungrouped ones. */
      name: z.nullable(z.string()),
      articles: z.array(Article),
    }),
  ),
})
export type Theme = z.infer<typeof Theme>

/** The reason for an article's place, in words for the reader. */
export const Reasons = z.object({
  /** Reasons why it is one of the reader's articles. */
  because: z.array(z.string()),
  /** Factors that move it up or down in For You, strongest first. */
  factors: z.array(z.object({ text: z.string(), effect: z.enum(['raises', 'lowers']) })),
})
export type Reasons = z.infer<typeof Reasons>

/** `more` and `less` are wishes in words; `hide` hides a single article. */
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

/** The reader's acts on articles, the lessons from them, and the lists that follow these. */
export const reading = defineContract('reading', ['articles', 'sources'], {
  listBriefings: read(
    z.object({ ...Chosen, count: z.int().check(z.minimum(1), z.maximum(LONGEST_LIST)) }),
    z.object({ briefings: z.array(Briefing), hasMore: z.boolean() }),
  ),
  listThemes: read(z.object(Chosen), z.array(Theme)),
  explainArticle: read(z.object({ article: RowId }), Reasons, ['not-found']),

  /** Less and hide remove the article from the lists. */
  giveOpinion: write(
    z.object({ article: RowId, opinion: Opinion }),
    Nothing,
    ['not-found'],
    opinionWaits,
  ),
  /** Undoes an opinion as if it had not been given: the article comes back. */
  takeBackOpinion: write(z.object({ article: RowId, opinion: Opinion }), Nothing, [], opinionWaits),
  /** The time that an article was in view, sent once when it is left. */
  spendTime: write(z.object({ article: RowId, seconds: Count }), Nothing, [], {
    about: () => null,
  }),

  /** The number of the reader's acts that are remembered. */
  getMemory: read(z.object({}), z.object({ actions: z.int() })),
  /** Forgets everything learnt; hidden articles stay hidden. */
  forgetEverything: write(z.object({}), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    reading: typeof reading
  }
}
