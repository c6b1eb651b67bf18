import type { Topic, TopicDraft } from './contract.ts'

export const TOPIC_INCOMPLETE = 'Topic name and at least one source are required'

/** The form of a topic that does not exist yet. */
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

/** The form of a topic as it stands. */
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

/** Tells which of the fields that a topic needs are empty in the draft. */
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

/** A bound above what anybody follows: the largest number that the server counts with. */
const MOST_SOURCES = 2 ** 31 - 1

/** A whole number from 1 on, whatever was typed. */
export function readMinSourceCount(text: string): number {
  const typed = Math.floor(Number(text))
  return Number.isFinite(typed) ? Math.min(Math.max(typed, 1), MOST_SOURCES) : 1
}

/** "topic-" and the moment of its creation; the next free one, should that moment be taken. */
export function newTopicId(nowMs: number, taken: readonly string[]): string {
  const id = `topic-${nowMs}`
  return taken.includes(id) ? newTopicId(nowMs + 1, taken) : id
}
