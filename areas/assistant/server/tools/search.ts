import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { Search } from '#core/words.ts'
import {
  foundForgiving,
  listArticles,
  nearestArticles,
  newestMatches,
} from '#areas/articles/server/lends.ts'
import { sql } from '#server/tools.ts'
import { articleLine } from './lines.ts'
import { materialOfAll, scopeOf } from './material.ts'
import { tool } from './tool.ts'

const LISTED = 10
const READ = 4
const ENTRIES_EACH = 2

export const search = tool({
  name: 'search',
  description:
    'Finds articles by a few words that all occur in them, and by meaning; title:word, source:name and -word narrow it. from and to are times (ISO 8601, UTC). {"query": "harbour strike", "from": "2026-01-31T00:00:00Z"}',
  input: z.object({
    query: Search.check(z.trim(), z.minLength(1)),
    from: z.optional(Time),
    to: z.optional(Time),
  }),
  async run(desk, { query, from, to }) {
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
  },
})
