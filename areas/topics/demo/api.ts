import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Topic, topics } from '../contract.ts'
import { isComplete, newTopicId, TOPIC_INCOMPLETE } from '../topic-draft.ts'
import { sampleTopics } from './topics.ts'

/** Focus Cards in the browser's memory: six samples as of `now`, and those that the reader adds. */
export function demoTopics({ now }: { now: Date }): Api<typeof topics> {
  let kept = sampleTopics(now)

  return {
    async listTopics() {
      return kept
    },

    async saveTopic(draft) {
      if (!isComplete(draft)) throw new Problem('invalid', TOPIC_INCOMPLETE)
      const former = kept.find(({ id }) => id === draft.id)
      const ids = kept.map(({ id }) => id)
      const topic: Topic = {
        ...(former ?? {
          // The demo's clock does not advance, so this is always shown as "Just now".
          latestUpdate: now.toISOString(),
          articleCount: 0,
          bullets: [],
          category: 'General',
        }),
        ...draft,
        id: draft.id ?? newTopicId(Date.now(), ids),
        title: draft.title.trim(),
      }
      kept = former ? kept.map((each) => (each === former ? topic : each)) : [...kept, topic]
      return topic
    },

    async deleteTopic({ id }) {
      if (!kept.some((topic) => topic.id === id)) {
        throw new Problem('not-found', 'That topic is already gone.')
      }
      kept = kept.filter((topic) => topic.id !== id)
    },
  }
}
