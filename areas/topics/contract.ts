import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Count, Cursor, Keywords, line, Search, SourceNames, text } from '#core/words.ts'
import { MadeBy } from '#platform/actions/contracts/made-by.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { Article, Category, Unread } from '#areas/articles/contract.ts'
import { Period } from '#areas/feed/contract.ts'

/** A source of a topic that means all followed sources, for doors that can keep it. */
export const ALL_SOURCES = 'All sources'

/** Tones of a topic; lists of other forms may have equal ones, but those are separate. */
export const topicTones = ['professional', 'casual', 'technical', 'balanced'] as const
export const topicStyles = ['concise', 'detailed', 'bullet-points'] as const

/** Conditions for the articles of a topic. */
export const ContentRules = z.object({
  minSourceCount: z.int().check(z.minimum(1)),
  requireImage: z.boolean(),
})

/** A Focus Card: a subject followed across sources. */
export const Topic = z.object({
  id: Id,
  title: z.string(),
  articleCount: z.int(),
  latestUpdate: Time,
  /** Names of outlets. */
  sources: z.array(z.string()),
  tone: z.enum(topicTones),
  style: z.enum(topicStyles),
  includeKeywords: z.array(z.string()),
  excludeKeywords: z.array(z.string()),
  highlightWords: z.array(z.string()),
  summarizationInstructions: z.string(),
  contentRules: ContentRules,
  /** The category of most of its articles: if there is no image, the picture of the card is drawn from it. */
  category: Category,
  image: z.optional(z.string()),
  /** Its latest news, a line each. */
  bullets: z.array(z.string()),
  /** True if it was changed since it was added. */
  isEdited: z.optional(z.boolean()),
})
export type Topic = z.infer<typeof Topic>

/** The fields that the reader fills in; the server supplies the rest. */
export const TopicDraft = z.object({
  /** The topic to change; absent for a new one. */
  id: z.optional(Id),
  title: line(
    INPUT.nameCharacters,
    `A topic's name can have ${INPUT.nameCharacters} characters at most.`,
  ).check(z.minLength(1, 'Give the topic a name')),
  sources: SourceNames.check(z.minLength(1, 'At least one source is required')),
  tone: z.enum(topicTones),
  style: z.enum(topicStyles),
  includeKeywords: Keywords,
  excludeKeywords: Keywords,
  highlightWords: Keywords,
  summarizationInstructions: text(
    INPUT.instructionsCharacters,
    `Instructions can have ${INPUT.instructionsCharacters} characters at most.`,
  ),
  contentRules: z.extend(ContentRules, { minSourceCount: Count.check(z.minimum(1)) }),
})
export type TopicDraft = z.infer<typeof TopicDraft>

/** A draft, and the hub that it is to belong to. */
const SavedTopic = z.extend(TopicDraft, OfHub)

/** Focus Cards. */
export const topics = defineContract('topics', ['articles', 'sources'], {
  /** Lists topics in the order in which they were created. */
  listTopics: read(z.object(OfHub), z.array(Topic)),
  /** Replaces the topic with the same id in its place, or adds a new one at the end. */
  saveTopic: write(SavedTopic, Topic, ['not-found', 'conflict']),
  deleteTopic: write(z.object({ id: Id }), Nothing, ['not-found']),
})

const ArticlesPage = z.object({ articles: z.array(Article), next: z.nullable(Cursor) })

/** A search as the draft of a topic, before it is saved. */
export const TopicFromSearch = z.object({
  draft: z.omit(Topic, {
    id: true,
    articleCount: true,
    latestUpdate: true,
    category: true,
    bullets: true,
    isEdited: true,
  }),
  /** Parts of the search that a topic cannot hold, as typed. */
  leftOut: z.array(z.string()),
})
export type TopicFromSearch = z.infer<typeof TopicFromSearch>

/** Articles that a topic holds, or would hold. */
export const topicArticles = defineContract('topics/articles', ['articles', 'sources'], {
  /**
   * Lists articles of a topic, or without one of all topics, newest first; `before` is the `next` of the page above.
   * With `leftOut`, it lists the articles that the topic's instructions left out instead.
   */
  listTopicArticles: read(
    z.object({
      ...OfHub,
      ...Unread,
      topic: z.optional(Id),
      period: z._default(Period, 'year'),
      before: z.optional(Cursor),
      leftOut: z.optional(z.boolean()),
    }),
    ArticlesPage,
    ['not-found'],
  ),
  /** Results of a topic's instructions. */
  getTopicJudging: read(
    z.object({ topic: Id }),
    z.object({
      /** The number of articles that match but do not fit the instructions. */
      leftOut: z.int(),
      /** The reason why the reader's endpoint does not judge, in words. */
      trouble: z.nullable(z.string()),
      /** The program that made the topic; absent where its reader did. */
      madeBy: z.optional(MadeBy),
    }),
    ['not-found'],
  ),
  /** The names of the endpoints that follow a topic's wishes; null for wishes that nobody follows. */
  getWishKeepers: read(
    z.object({}),
    z.object({
      /** Chooses a topic's articles by its instructions. */
      judge: z.nullable(z.string()),
      /** Writes its articles in its tone and style. */
      writer: z.nullable(z.string()),
    }),
  ),
  /** The articles that a topic with these rules would hold: their number, and the newest few. */
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
      /** True if there are more than were counted. */
      isMore: z.boolean(),
      articles: z.array(Article),
    }),
  ),
  /** Names of followed sources, from which a topic may choose. */
  listTopicSources: read(z.object({}), z.array(z.string())),
  /** A search as a topic: its words, "phrases", -not, title: and source:. */
  readSearchAsTopic: read(z.object({ search: Search }), TopicFromSearch),
})

declare module '#core/contract.ts' {
  interface Contracts {
    topics: typeof topics
    'topics/articles': typeof topicArticles
  }
}
