import { actionParts, readMakers } from '#platform/actions/server/lends.ts'
import { topicActions, topicArticlesActions } from '../contracts/actions.ts'
import { subjectKeepers } from '#areas/newsroom/server/lends.ts'
import { articlesOfTopic } from './as-subject.ts'
import type { Api } from '#core/contract.ts'
import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { afterWriting, articlesTold } from '#areas/articles/server/lends/writing.ts'
import { heldQuestions } from '#areas/articles/server/lends/search.ts'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { endpointRemoval, modelsChanged, modelTasks } from '#platform/models/server/lends.ts'
import { followingChanged, joinHub } from '#areas/sources/server/lends.ts'
import { extend } from '#server/extension-points.ts'
import type { Desk, Tools } from '#server/tools.ts'
import { topicArticles, topics } from '../contract.ts'
import { topicAlertsKeeper } from './alerts.ts'
import { judgeTopics } from './judge-articles.ts'
import {
  listTopicArticles,
  listTopicSources,
  previewTopic,
  readJudging,
  readTopics,
} from './read-topics.ts'
import { forgetJudgements } from './forget-judgements.ts'
import { lockMatching } from './match-topics.ts'
import { followTopics, rebuildTopics, queueTopicRebuild } from './rebuild-topics.ts'
import { deleteTopic, saveTopic } from './save-topic.ts'
import { topicQuestions } from './topic-questions.ts'
import { searchAsTopic } from './search-as-topic.ts'
import { tellOfArticles } from './tell-of-articles.ts'
import { topicTask } from './follow-instructions.ts'
import { readWishKeepers } from './wish-keepers.ts'
import { topicsArchive } from './archive-part.ts'

const scopeOf = ({ db, now }: Tools, readerId: string): ArticleScope => ({
  db,
  readerId,
  now: now(),
})

export function serverTopics(tools: Desk): Api<typeof topics> {
  const { readerId } = tools
  return {
    async listTopics({ hub }) {
      return readTopics({ ...scopeOf(tools, readerId), hub })
    },
    async saveTopic({ hub, ...draft }) {
      const id = await saveTopic(tools, readerId, draft)
      await joinHub(tools, hub, 'topic', [id])
      await tell(tools)
      const [saved] = await readTopics(scopeOf(tools, readerId), id)
      if (!saved) throw new Error('A topic was gone right after it was saved')
      return saved
    },
    async deleteTopic({ id }) {
      await deleteTopic(tools, readerId, id)
      await tell(tools)
    },
  }
}

/** Reloads open lists of articles, because they may be limited to topics. */
function tell(tools: Tools): Promise<void> {
  return tools.announce({ area: 'articles' })
}

/** Lists, saves and deletes topics. */
export const topicsKeeper: Kept = {
  contract: topics,
  open: serverTopics,
  about: {
    listTopics: 'The Focus Cards, with their number of articles and the newest ones.',
    saveTopic:
      'Replaces the topic with the same id, or adds one; answers it with its articles counted.',
    deleteTopic: 'Deletes a topic; its articles stay.',
  } satisfies Record<keyof typeof topics, string>,
}

export function serverTopicArticles(tools: Desk): Api<typeof topicArticles> {
  const { readerId } = tools
  const scope = () => scopeOf(tools, readerId)
  return {
    async listTopicArticles({ hub, unreadAt, ...asked }) {
      return listTopicArticles({ ...scope(), hub, unreadAt }, asked)
    },
    async previewTopic(rules) {
      return previewTopic(scope(), rules)
    },
    async getTopicJudging({ topic }) {
      const madeBy = (await readMakers(tools, topics.saveTopic, [topic])).get(topic)
      return { ...(await readJudging(scope(), topic)), ...(madeBy && { madeBy }) }
    },
    async getWishKeepers() {
      return readWishKeepers(tools, readerId)
    },
    async listTopicSources() {
      return listTopicSources(scope())
    },
    async readSearchAsTopic({ search }) {
      return searchAsTopic(scope(), search)
    },
  }
}

/** Lists and previews the articles of topics. */
export const topicArticlesKeeper: Kept = {
  contract: topicArticles,
  open: serverTopicArticles,
  about: {
    listTopicArticles:
      'The articles of a topic, newest first, a page at a time; without a topic, of all of them. With leftOut, those that its instructions left out.',
    getTopicJudging:
      'How many articles a topic left out by its instructions, and why some were not judged.',
    getWishKeepers: 'The endpoints that follow the instructions, tone and style of topics.',
    previewTopic: 'A preview: how many articles match these rules, and the newest few.',
    listTopicSources: 'The names that a topic may choose its sources from.',
    readSearchAsTopic:
      'A search as the draft of a topic, and the parts that a topic cannot include.',
  } satisfies Record<keyof typeof topicArticles, string>,
}

export const server: ServerArea = {
  archive: topicsArchive,
  keeps: [topicsKeeper, topicArticlesKeeper, topicAlertsKeeper],
  jobs: [rebuildTopics, judgeTopics],
  // Queues rebuilds that are left over from a worker that died.
  work: queueTopicRebuild,
  extends: [
    extend(modelTasks, topicTask),
    extend(actionParts, ...Object.values(topicActions), ...Object.values(topicArticlesActions)),
    extend(subjectKeepers, articlesOfTopic),
    extend(afterWriting, followTopics),
    extend(articlesTold, tellOfArticles),
    extend(heldQuestions, topicQuestions),
    extend(followingChanged, queueTopicRebuild),
    extend(modelsChanged, ({ enqueue }) => enqueue(judgeTopics, {}, { dedupeKey: 'now' })),
    // When the last endpoint is removed, its judgements are forgotten.
    extend(endpointRemoval, {
      lock: lockMatching,
      afterTheLast: (db, reader) => forgetJudgements(db, { reader }),
    }),
  ],
}
