import { defineActions, lookBy, undoBy } from '#platform/actions/contracts/action.ts'
import { ALL_SOURCES, topicArticles, topics } from '../contract.ts'

export const topicActions = defineActions(topics, {
  listTopics: { title: 'List topics', example: {} },
  saveTopic: {
    title: 'Follow a topic',
    example: {
      ...{ title: 'Harbours', sources: [ALL_SOURCES], includeKeywords: ['harbour'] },
      ...{ excludeKeywords: [], highlightWords: [], summarizationInstructions: '' },
      ...{ tone: 'balanced', style: 'concise' },
      contentRules: { minSourceCount: 1, requireImage: false },
    },
    makes: {
      thing: 'topic',
      ids: ({ id: changed }, { id }) => (changed === undefined ? [id] : []),
      undo: (id) => undoBy(topics.deleteTopic, { id }),
      page: () => '/news-hub/feed',
      look: (id) =>
        lookBy(topics.listTopics, {}, (all) => {
          const topic = all.find((one) => one.id === id)
          return topic ? { name: topic.title, isChanged: topic.isEdited === true } : null
        }),
    },
  },
  deleteTopic: { title: 'Delete a topic', example: { id: 'topic-7' } },
})

export const topicArticlesActions = defineActions(topicArticles, {
  listTopicArticles: {
    title: 'List the articles of a topic',
    example: { topic: 'topic-7', period: 'week' },
  },
})
