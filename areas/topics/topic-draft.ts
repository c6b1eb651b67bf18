import type { Topic, TopicDraft } from './contract.ts'

export const TOPIC_INCOMPLETE = 'Topic name and at least one source are required'

/** The draft of a new topic, with default values. */
export function newTopicDraft(): TopicDraft {
  return {
    title: '',
    sources: [],
    tone: 'balanced',
    style: 'concise',
    includeKeywords: [],
    excludeKeywords: [],
    highlightWords: [],
    summarizationInstructions: '',
    contentRules: { minSourceCount: 1, requireImage: false },
  }
}

/** A draft with the current values of an existing topic. */
export function draftOfTopic(topic: Topic): TopicDraft {
  const { id, title, sources, tone, style, contentRules, summarizationInstructions } = topic
  const { includeKeywords, excludeKeywords, highlightWords } = topic
  return {
    id,
    title,
    sources,
    tone,
    style,
    includeKeywords,
    excludeKeywords,
    highlightWords,
    summarizationInstructions,
    contentRules,
  }
}

/** Says which of the required fields are empty in the draft. */
export function missingOf({ title, sources }: Pick<TopicDraft, 'title' | 'sources'>): {
  name: boolean
  source: boolean
} {
  return { name: title.trim() === '', source: sources.length === 0 }
}

export function isComplete(draft: TopicDraft): boolean {
  const { name, source } = missingOf(draft)
  return !name && !source
}

/** The largest number of sources that the database can store; no reader has as many. */
const MOST_SOURCES = 2 ** 31 - 1

/** Reads any typed text as a whole number of at least 1. */
export function readMinSourceCount(text: string): number {
  const typed = Math.floor(Number(text))
  return Number.isFinite(typed) ? Math.min(Math.max(typed, 1), MOST_SOURCES) : 1
}

/** Makes an id from "topic-" and the current time; if it is taken, the next free one. */
export function newTopicId(nowMs: number, taken: readonly string[]): string {
  const id = `topic-${nowMs}`
  return taken.includes(id) ? newTopicId(nowMs + 1, taken) : id
}
