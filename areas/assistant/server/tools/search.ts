import { foundForgiving, newestMatches } from '#areas/articles/server/lends/search.ts'
import { listArticles } from '#areas/articles/server/lends/lists.ts'
import { nearestArticles } from '#areas/articles/server/lends/article.ts'
import { sql, type Desk } from '#server/tools.ts'
import { articleLine } from './lines.ts'
import { materialOfAll, scopeOf } from './material.ts'
import type { Found } from '../../contracts/look-ups.ts'
import type { Asked } from './asked.ts'

const LISTED = 10
const READ = 4
const ENTRIES_EACH = 2

export async function search(desk: Desk, { query, from, to }: Asked['search']): Promise<Found> {
  const near = await nearestArticles(desk, desk.readerId, query)
  const scope = { ...scopeOf(desk), near }
  const after = from === undefined ? sql`true` : sql`published_at >= ${from}`
  const before = to === undefined ? sql`true` : sql`published_at < ${to}`
  let isForgiven = false
  const articles = await foundForgiving(scope, query, async (instead) => {
    isForgiven = instead !== null
    const matches = await newestMatches(scope, query, instead)
    return listArticles(
      scope,
      sql`join (select id, rank from (${matches}) as found where ${after} and ${before}
            order by rank desc, published_at desc limit ${LISTED}) as match using (id)
          order by match.rank desc, published_at desc`,
    )
  })
  if (articles.length === 0) return { material: [], lines: [`Nothing matches "${query}".`] }
  const ids = articles.slice(0, READ).map(({ id }) => id)
  return {
    material: await materialOfAll(desk, ids, ENTRIES_EACH),
    lines: [
      ...(isForgiven ? [`Nothing matches "${query}" as it is written; similar words do:`] : []),
      ...articles.map(articleLine),
    ],
  }
}
