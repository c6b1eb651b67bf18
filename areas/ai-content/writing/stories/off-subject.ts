import { categorize } from '#engine/categories/categorize.ts'
import type { Category } from '#engine/categories/categories.ts'
import { askedFor } from '#engine/scripts/asked-for.ts'
import { sentences } from '#engine/words/sentences.ts'
import type { DraftStory } from './read-stories.ts'

/** The fewest articles of a topic by which one can be recognized as off its subject. */
const LEAST_ARTICLES = 4
/** The least share of the other articles that must be in one category. */
const COMMON_SHARE = 0.6
/** The most sentences that name the topic in an article that is not about it. */
const MOST_NAMED = 1
/** The most outlets of an article that may be left out. */
const MOST_OUTLETS = 4

/**
 * Finds articles that a topic found by a word with another meaning, such as "dead heat" for "heat".
 * Such an article is alone in its category while most others share one, and has no second sentence
 * about the topic.
 */
export function offSubject(stories: readonly DraftStory[]): Set<DraftStory> {
  const ofTopics = new Map<string, DraftStory[]>()
  for (const story of stories) {
    const topic = story.article.asked.join('\n')
    if (topic !== '') ofTopics.set(topic, [...(ofTopics.get(topic) ?? []), story])
  }
  return new Set([...ofTopics.values()].flatMap(alone))
}

function alone(stories: readonly DraftStory[]): DraftStory[] {
  if (stories.length < LEAST_ARTICLES) return []
  const placed = stories.map((story) => ({ story, category: categoryOf(story) }))
  const counts = new Map<Category, number>()
  for (const { category } of placed) counts.set(category, (counts.get(category) ?? 0) + 1)
  const most = Math.max(...counts.values())
  if (most < (stories.length - 1) * COMMON_SHARE) return []
  return placed
    .filter(({ category }) => category !== 'General' && counts.get(category) === 1)
    .filter(({ story }) => outletsOf(story) <= MOST_OUTLETS && named(story) <= MOST_NAMED)
    .map(({ story }) => story)
}

const outletsOf = ({ article }: DraftStory) =>
  new Set(article.entries.map(({ outlet }) => outlet)).size

function categoryOf({ article, language }: DraftStory): Category {
  const entries = article.entries.map(({ title, text, link }) => ({
    ...{ title, text, link, sourceCategory: null, feedCategories: [] },
  }))
  return categorize({ language, entries }, null)
}

/** Counts the sentences about the topic in the longest report. */
function named({ article, language }: DraftStory): number {
  const says = askedFor(article.asked, '', language)
  const [longest = ''] = article.entries
    .map(({ text }) => text)
    .toSorted((a, b) => b.length - a.length)
  return says ? sentences(longest).filter(says).length : 0
}
