import * as z from 'zod/mini'
import { defineContract, Id, read } from '#core/contract.ts'
import { Count, Cursor, Keywords, Search, SourceNames } from '#core/words.ts'
import { Article } from '#areas/articles/contract.ts'
import { Period } from '#areas/feed/contract.ts'
import { Topic } from '../contract.ts'

const ArticlesPage = z.object({ articles: z.array(Article), next: z.nullable(Cursor) })

/** What a topic is made from before it is saved. */
export const TopicFromSearch = z.object({
  draft: z.omit(Topic, {
    id: true,
    articleCount: true,
    latestUpdate: true,
    category: true,
    bullets: true,
  }),
  /** Parts of the search that a topic cannot hold, as they were typed. */
  leftOut: z.array(z.string()),
})
export type TopicFromSearch = z.infer<typeof TopicFromSearch>

/** Which articles a topic holds, or would hold. */
export const topicArticles = defineContract('topic-articles', {
  /**
   * Newest first; `before` is the `next` of the page above. Without a topic, what any of them holds.
   * With `leftOut`, what its instructions left out instead.
   */
  listTopicArticles: read(
    z.object({
      topic: z.optional(Id),
      period: z._default(Period, 'year'),
      before: z.optional(Cursor),
      leftOut: z.optional(z.boolean()),
    }),
    ArticlesPage,
    ['not-found'],
  ),
  /** What became of a topic's instructions. */
  getTopicJudging: read(
    z.object({ topic: Id }),
    z.object({
      /** Articles that match and do not fit the instructions. */
      leftOut: z.int(),
      /** What keeps the reader's endpoint from judging, in words. */
      trouble: z.nullable(z.string()),
    }),
    ['not-found'],
  ),
  /** The names of the endpoints that follow what is wished of a topic; null where that stays a wish. */
  getWishKeepers: read(
    z.object({}),
    z.object({
      /** Judges by the instructions what belongs to a topic. */
      judge: z.nullable(z.string()),
      /** Tells its articles in its tone and style. */
      writer: z.nullable(z.string()),
    }),
  ),
  /** What a topic of these rules would hold: how many articles, and the newest few. */
  previewTopic: read(
    z.object({
      sources: SourceNames,
      includeKeywords: Keywords,
      excludeKeywords: Keywords,
      minSourceCount: Count.check(z.minimum(1)),
      requireImage: z.boolean(),
    }),
    z.object({
      articleCount: z.int(),
      /** There are more than were counted. */
      isMore: z.boolean(),
      articles: z.array(Article),
    }),
  ),
  /** Names of what the reader follows, as a topic may choose among them. */
  listTopicSources: read(z.object({}), z.array(z.string())),
  /** A search as a topic: its words, "phrases", -not, title: and source:. */
  readSearchAsTopic: read(z.object({ search: Search }), TopicFromSearch),
})
