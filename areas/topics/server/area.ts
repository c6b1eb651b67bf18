import type { Api } from '#core/contract.ts'
import type { Area } from '#server/area.ts'
import type { Desk, Tools } from '#server/tools.ts'
import { topicArticles } from '../contracts/topic-articles.ts'
import { topics } from '../contract.ts'
import type { Shelf } from '#areas/articles/server/reading/shelf.ts'
import { judgeTopics } from './judge-articles.ts'
import {
  listTopicArticles,
  listTopicSources,
  previewTopic,
  readJudging,
  readTopics,
} from './read-topics.ts'
import { rebuildTopics, wakeTopics } from './rebuild-topics.ts'
import { deleteTopic, saveTopic } from './save-topic.ts'
import { readWishKeepers } from '#areas/articles/server/written/topic-wishes.ts'
import { searchAsTopic } from './search-as-topic.ts'

const shelfOf = ({ db, now }: Tools, readerId: string): Shelf => ({ db, readerId, now: now() })

export function serverTopics(tools: Desk): Api<typeof topics> {
  const { readerId } = tools
  return {
    async listTopics() {
      return readTopics(shelfOf(tools, readerId))
    },
    async saveTopic(draft) {
      const id = await saveTopic(tools, readerId, draft)
      await tell(tools)
      const [saved] = await readTopics(shelfOf(tools, readerId), id)
      if (!saved) throw new Error('A topic was gone right after it was saved')
      return saved
    },
    async deleteTopic({ id }) {
      await deleteTopic(tools, readerId, id)
      await tell(tools)
    },
  }
}

/** Lists may show what is in topics alone. */
function tell(tools: Tools): Promise<void> {
  return tools.announce({ area: 'news-hub' })
}

/** Focus Cards. */
export const topicsArea: Area = {
  contract: topics,
  goesBy: 'news-hub',
  open: serverTopics,
  jobs: [rebuildTopics, judgeTopics],
  // What a worker that died left waiting.
  work: wakeTopics,
  about: {
    listTopics: 'The Focus Cards, with how many articles each holds and what came last.',
    saveTopic:
      'Replaces the topic with the same id, or adds one; answers it with its articles counted.',
    deleteTopic: 'Deletes a topic; its articles stay.',
  } satisfies Record<keyof typeof topics, string>,
}

export function serverTopicArticles(tools: Desk): Api<typeof topicArticles> {
  const { readerId } = tools
  const shelf = () => shelfOf(tools, readerId)
  return {
    async listTopicArticles(asked) {
      return listTopicArticles(shelf(), asked)
    },
    async previewTopic(rules) {
      return previewTopic(shelf(), rules)
    },
    async getTopicJudging({ topic }) {
      return readJudging(shelf(), topic)
    },
    async getWishKeepers() {
      return readWishKeepers(tools, readerId)
    },
    async listTopicSources() {
      return listTopicSources(shelf())
    },
    async readSearchAsTopic({ search }) {
      return searchAsTopic(shelf(), search)
    },
  }
}

/** What Focus Cards hold. */
export const topicArticlesArea: Area = {
  contract: topicArticles,
  goesBy: 'news-hub',
  open: serverTopicArticles,
  jobs: [],
  about: {
    listTopicArticles:
      'What a topic holds, newest first, a page at a time; without a topic, all of them. With leftOut, what its instructions left out.',
    getTopicJudging:
      'How many articles a topic left out by its instructions, and why some were not judged.',
    getWishKeepers: 'The endpoints that follow the instructions, tone and style of topics.',
    previewTopic: 'How many articles a topic of these rules would hold, and the newest few.',
    listTopicSources: 'The names that a topic may choose its sources from.',
    readSearchAsTopic:
      'A search as a topic that could be saved, and what of it a topic cannot hold.',
  } satisfies Record<keyof typeof topicArticles, string>,
}
