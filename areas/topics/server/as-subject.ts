import type { SubjectKeeper } from '#areas/newsroom/server/lends.ts'
import { listTopicArticles, readTopics } from './read-topics.ts'

/** The newest articles of a topic, for a piece that is made from the topic. */
export const articlesOfTopic: SubjectKeeper = async (scope, subject) => {
  if (subject.kind !== 'topic') return null
  const [topic] = await readTopics(scope, subject.id)
  if (!topic) return null
  const { articles } = await listTopicArticles(scope, { topic: topic.id, period: 'week' })
  // Articles with the most sources come first, because a short piece has room for few articles.
  const byWeight = articles.toSorted((a, b) => b.sourceCount - a.sourceCount)
  return {
    title: topic.title,
    articles: byWeight.map(({ id }) => id),
    asked: topic.includeKeywords,
  }
}
