import { isMostlyFollowed, listArticles } from '#areas/articles/server/lends/lists.ts'
import { readTopics } from '#areas/topics/server/lends.ts'
import { sql, type Desk } from '#server/tools.ts'
import { articleLine } from './lines.ts'
import { materialOfAll, scopeOf } from './material.ts'
import type { Found } from '../../contracts/look-ups.ts'
import type { Asked } from './asked.ts'

const LISTED = 15
const READ = 4
const TOPICS = 50

export async function listChanged(desk: Desk, { since }: Asked['listChanged']): Promise<Found> {
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
}

export async function listTopics(desk: Desk): Promise<Found> {
  const topics = await readTopics(scopeOf(desk))
  const lines = topics
    .slice(0, TOPICS)
    .map(({ title, articleCount, bullets }) =>
      [`${title}, ${articleCount} articles`, ...bullets].join('; '),
    )
  return { material: [], lines: lines.length > 0 ? lines : ['The reader has no topics.'] }
}
