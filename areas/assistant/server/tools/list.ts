import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { isMostlyFollowed, listArticles } from '#areas/articles/server/lends.ts'
import { readTopics } from '#areas/topics/server/lends.ts'
import { sql } from '#server/tools.ts'
import { articleLine } from './lines.ts'
import { materialOfAll, scopeOf } from './material.ts'
import { tool } from './tool.ts'

const LISTED = 15
const READ = 4
const TOPICS = 50

export const changedSince = tool({
  name: 'changed_since',
  description:
    'What was published since a time (ISO 8601, UTC), the newest first. {"since": "2026-01-31T12:00:00Z"}',
  input: z.object({ since: Time }),
  async run(desk, { since }) {
    const scope = scopeOf(desk)
    const articles = await listArticles(
      scope,
      sql`where published_at > ${since} and ${isMostlyFollowed(scope)}
          order by published_at desc, id desc limit ${LISTED}`,
    )
    const ids = articles.slice(0, READ).map(({ id }) => id)
    return {
      material: await materialOfAll(desk, ids, 1),
      lines: articles.length > 0 ? articles.map(articleLine) : ['Nothing was published since.'],
    }
  },
})

export const listTopics = tool({
  name: 'list_topics',
  description: 'The topics that the reader follows, with their newest headlines. {}',
  input: z.object({}),
  async run(desk) {
    const topics = await readTopics(scopeOf(desk))
    const lines = topics
      .slice(0, TOPICS)
      .map(({ title, articleCount, bullets }) =>
        [`${title}, ${articleCount} articles`, ...bullets].join('; '),
      )
    return { material: [], lines: lines.length > 0 ? lines : ['The reader has no topics.'] }
  },
})
