import { matchWritten } from '#areas/topics/server/match-topics.ts'
import { serverTopics } from '#areas/topics/server/area.ts'
import { newTopicDraft } from '#areas/topics/topic-draft.ts'
import { ALL_SOURCES, type TopicDraft } from '#areas/topics/contract.ts'
import { deskOf } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { fillHub } from './filling/fill-hub.ts'
import { searchFrom } from './filling/made-up-news.ts'
import type { Measured } from './measured.ts'
import { percentile, timed } from './statistics.ts'

const ENTRIES = 100_000
const TOPICS = 100
const WRITTEN = 200
const TIMES = 20

/**
 * Measures topics over 100,000 invented entries: finding all articles of one topic, and comparing a
 * batch of articles with a hundred topics.
 */
export async function measureTopics(): Promise<Measured> {
  return withDataFolder((dataFolder) =>
    withToolHub(dataFolder, async ({ tools, readerId }) => {
      await fillHub(tools.db, readerId, ENTRIES)
      const { saveTopic, deleteTopic, listTopics } = serverTopics(deskOf(tools, readerId))
      const save = (changes: Partial<TopicDraft>) =>
        timed(() =>
          saveTopic({ ...newTopicDraft(), title: 'Measured', sources: [ALL_SOURCES], ...changes }),
        )
      const wide = await save({})
      await deleteTopic({ id: wide.result.id })
      const usual: number[] = []
      for (let nth = 0; nth < TOPICS; nth++) {
        const includeKeywords = [nth, nth + 1000, nth + 2000].map((number) =>
          searchFrom(number).split(' ').join(' + '),
        )
        usual.push((await save({ includeKeywords, excludeKeywords: ['storm', 'tram'] })).ms)
      }
      const batches: number[] = []
      const lists: number[] = []
      for (let time = 0; time < TIMES; time++) {
        const written = Array.from({ length: WRITTEN }, (_, nth) => 1 + time * 1000 + nth)
        const match = () => tools.db.transaction((db) => matchWritten(db, written))
        batches.push((await timed(match)).ms)
        lists.push((await timed(() => listTopics({}))).ms)
      }
      const articles = (await listTopics({})).map(({ articleCount }) => articleCount)
      return {
        'a topic of every article, saved: ms': wide.ms,
        'its articles': wide.result.articleCount,
        'a usual topic, saved: p50 ms': percentile(usual, 0.5),
        'its articles, p50': percentile(articles, 0.5),
        [`${WRITTEN} articles held against ${TOPICS} topics: p50 ms`]: percentile(batches, 0.5),
        [`${TOPICS} cards read: p50 ms`]: percentile(lists, 0.5),
      }
    }),
  )
}
