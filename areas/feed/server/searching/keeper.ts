import type { InsteadOf } from '#engine/search/forgive-search.ts'
import * as z from 'zod/mini'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { Api } from '#core/contract.ts'
import { type ArticleScope, listArticlesOf, startOf } from '#areas/articles/server/lends/lists.ts'
import {
  foundForgiving,
  newestMatches,
  SEARCH_RANKED,
  showFound,
} from '#areas/articles/server/lends/search.ts'
import { nearestArticles } from '#areas/articles/server/lends/article.ts'
import { searching } from '../../contracts/searching.ts'

export const searchingKeeper: Kept = {
  contract: searching,
  open: serverSearching,
  about: {
    searchArticles:
      'Articles that match a search, of all times or of one, archived ones too. The search is written as for `feed/listHeadlines`.',
  },
}

const Match = z.object({ id: z.int(), found: z.int(), ranked: z.int(), isCut: z.boolean() })

export function serverSearching(tools: Desk): Api<typeof searching> {
  const { db, readerId } = tools

  return {
    async searchArticles({ search, time, order, count, hub, unreadAt, isExact = false }) {
      const near = await nearestArticles(tools, readerId, search)
      const scope: ArticleScope = { db, readerId, now: tools.now(), near, hub, unreadAt }
      const since = time ? startOf(time, scope.now) : null
      const first = order === 'best' ? sql`rank desc,` : sql``
      let lookedFor: InsteadOf | null = null
      const find = async (instead: InsteadOf | null) => {
        lookedFor = instead
        const matches = await newestMatches(scope, search, instead, { count, order })
        return db.many(
          Match,
          sql`select id, count(*) over ()::int as found, ranked, is_cut from (
            select id, rank, published_at, is_cut, count(*) over ()::int as ranked from (${matches}) as match
          ) as counted
          where ${since}::timestamptz is null or published_at > ${since}
          order by ${first} published_at desc, id desc limit ${count}`,
        )
      }
      const rows = isExact ? await find(null) : await foundForgiving(scope, search, find)
      const places = new Map(rows.map(({ id }, place) => [id, place]))
      const articles = await listArticlesOf(scope, [...places.keys()])
      return {
        ...(await showFound(scope, search, lookedFor, articles)),
        articles: articles.toSorted((a, b) => places.get(a.id)! - places.get(b.id)!),
        found: rows[0]?.found ?? 0,
        isCut: rows[0] !== undefined && (rows[0].isCut || rows[0].ranked >= SEARCH_RANKED),
      }
    },
  }
}
