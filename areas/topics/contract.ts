import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Count, Cursor, Keywords, line, Search, SourceNames, text } from '#core/words.ts'
import { MadeBy } from '#platform/actions/contracts/made-by.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { Article, Category, Unread } from '#areas/articles/contract.ts'
import { Period } from '#areas/feed/contract.ts'

/**
 * The name that stands for all followed sources in the sources of a topic. The demo does not
 * support it.
 */
export const ALL_SOURCES = 'All sources'

/** The tones of a topic. Forms of other areas have their own lists, which may be equal. */
export const topicTones = ['professional', 'casual', 'technical', 'balanced'] as const
export const topicStyles = ['concise', 'detailed', 'bullet-points'] as const

/** Conditions that articles of a topic must meet. */
export const ContentRules = z.object({
  minSourceCount: z.int().check(z.minimum(1)),
  requireImage: z.boolean(),
})

/** A topic, shown as a Focus Card: a subject that a reader follows across sources. */
export const Topic = z.object({
  id: Id,
  title: z.string(),
  articleCount: z.int(),
  latestUpdate: Time,
  /** The names of the sources whose articles the topic shows. */
  sources: z.array(z.string()),
  tone: z.enum(topicTones),
  style: z.enum(topicStyles),
  includeKeywords: z.array(z.string()),
  excludeKeywords: z.array(z.string()),
  highlightWords: z.array(z.string()),
  summarizationInstructions: z.string(),
  contentRules: ContentRules,
  /**
   * The category of most articles in the topic. If there is no image, it decides the picture of the
   * card.
   */
  category: Category,
  image: z.optional(z.string()),
  /** The latest news of the topic, one line each. */
  bullets: z.array(z.string()),
  /** True if the topic was changed after it was added. */
  isEdited: z.optional(z.boolean()),
})
export type Topic = z.infer<typeof Topic>

/** The fields of a topic that the reader fills in. */
export const TopicDraft = z.object({
  /** The id of the topic to change; absent for a new topic. */
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

/** A draft, with the hub that the topic is added to. */
const SavedTopic = z.extend(TopicDraft, OfHub)

/** Topics, which are shown as Focus Cards. */
export const topics = defineContract('topics', ['articles', 'sources'], {
  /** Lists topics in the order in which they were created. */
  listTopics: read(z.object(OfHub), z.array(Topic)),
  /**
   * Replaces the topic with the same id, which keeps its position, or adds a new one at the end.
   */
  saveTopic: write(SavedTopic, Topic, ['not-found', 'conflict']),
  deleteTopic: write(z.object({ id: Id }), Nothing, ['not-found']),
})

const ArticlesPage = z.object({ articles: z.array(Article), next: z.nullable(Cursor) })

/** The draft of a topic that was made from a search. */
export const TopicFromSearch = z.object({
  draft: z.omit(Topic, {
    id: true,
    articleCount: true,
    latestUpdate: true,
    category: true,
    bullets: true,
    isEdited: true,
  }),
  /** Parts of the search that a topic does not support, as they were typed. */
  leftOut: z.array(z.string()),
})
export type TopicFromSearch = z.infer<typeof TopicFromSearch>

/** Articles in a topic, or in one that is not saved yet. */
export const topicArticles = defineContract('topics/articles', ['articles', 'sources'], {
  /**
   * Lists articles of a topic, newest first; without a topic, those of all topics. `before` is the
   * `next` of the page before. With `leftOut`, it lists the articles that the topic's instructions
   * left out instead.
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
  /** The result of applying the topic's instructions. */
  getTopicJudging: read(
    z.object({ topic: Id }),
    z.object({
      /** The number of articles that match the rules of the topic but not its instructions. */
      leftOut: z.int(),
      /** The reason why the reader's endpoint cannot judge articles; null if it can. */
      trouble: z.nullable(z.string()),
      /** The workflow or agent that made the topic; absent if the reader did. */
      madeBy: z.optional(MadeBy),
    }),
    ['not-found'],
  ),
  /** Returns the names of the endpoints that apply a topic's instructions, tone and style. */
  getWishKeepers: read(
    z.object({}),
    z.object({
      /** The endpoint that chooses articles by the topic's instructions; null if there is none. */
      judge: z.nullable(z.string()),
      /**
       * The endpoint that writes the topic's articles in its tone and style; null if there is none.
       */
      writer: z.nullable(z.string()),
    }),
  ),
  /** Counts the articles that a topic with these rules would show, and returns the newest few. */
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
      /** True if there are more articles than `articleCount`. */
      isMore: z.boolean(),
      articles: z.array(Article),
    }),
  ),
  /** Lists the names of followed sources that a topic can choose from. */
  listTopicSources: read(z.object({}), z.array(z.string())),
  /**
   * Converts a search to the draft of a topic. It reads words, "phrases", -not, title: and source:.
   */
  readSearchAsTopic: read(z.object({ search: Search }), TopicFromSearch),
})

declare module '#core/contract.ts' {
  interface Contracts {
    topics: typeof topics
    'topics/articles': typeof topicArticles
  }
}
