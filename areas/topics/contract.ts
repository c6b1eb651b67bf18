import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Count, Keywords, line, SourceNames, text } from '#core/words.ts'
import { Category } from '#areas/articles/contract.ts'

/** Stands among the sources of a topic for whatever the reader follows, where that can be kept. */
export const ALL_SOURCES = 'All sources'

/** How a topic is told; lists of other forms may read alike and are theirs. */
export const topicTones = ['professional', 'casual', 'technical', 'balanced'] as const
export const topicStyles = ['concise', 'detailed', 'bullet-points'] as const

/** Which articles a topic lets in. */
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
  /** What most of its articles are about: without an image, the picture of the card is drawn from it. */
  category: Category,
  image: z.optional(z.string()),
  /** Its latest news, a line each. */
  bullets: z.array(z.string()),
})
export type Topic = z.infer<typeof Topic>

/** What the reader fills in; the hub supplies the rest. */
export const TopicDraft = z.object({
  /** Absent for a new one. */
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

/** Focus Cards. */
export const topics = defineContract('topics', {
  /** In the order in which they were created. */
  listTopics: read(z.object({}), z.array(Topic)),
  /** Replaces the topic with the same id in its place, or adds a new one behind the others. */
  saveTopic: write(TopicDraft, Topic, ['not-found', 'conflict']),
  deleteTopic: write(z.object({ id: Id }), Nothing, ['not-found']),
})
