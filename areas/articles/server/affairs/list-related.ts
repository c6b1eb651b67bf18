import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import type { Article } from '../../contract.ts'
import { areRelated } from '#engine/affairs/related.ts'
import { tellOfSameName } from '#engine/affairs/shared-names.ts'
import { listArticlesOf, type ArticleScope } from '../reading/article-scope.ts'
import { listAlike } from '../search/search-articles.ts'

/** So many of the best matches in words are looked at. */
const CANDIDATES = 40

const Told = z.object({
  articleId: z.int(),
  affairId: z.int(),
  terms: z.array(z.string()),
  weights: z.array(z.number()),
})

/** What else was written that tells of the same, best match first; what is on the same story, or in `besides`, stands elsewhere. */
export async function listRelated(
  scope: ArticleScope,
  id: number,
  { count, besides }: { count: number; besides: readonly number[] },
): Promise<Article[]> {
  const alike = await listAlike(scope, id, CANDIDATES)
  const ids = alike.map((article) => article.id)
  const told = await scope.db.many(
    Told,
    sql`select article_id, affair_id, terms, weights from article_affairs
        where article_id = any(${[id, ...ids]})`,
  )
  const own = told.find(({ articleId }) => articleId === id)
  if (!own) return []
  const isRelated = (other: number) => {
    const found = told.find(({ articleId }) => articleId === other)
    const isOther = found !== undefined && found.affairId !== own.affairId
    return isOther && areRelated(weightsOf(own), weightsOf(found))
  }
  const [asked] = await listArticlesOf(scope, [id])
  if (!asked) return []
  return alike
    .filter(
      (article) =>
        !besides.includes(article.id) && isRelated(article.id) && tellOfSameName(asked, article),
    )
    .slice(0, count)
}

function weightsOf({ terms, weights }: z.infer<typeof Told>): Map<string, number> {
  return new Map(terms.map((term, at) => [term, weights[at]!]))
}
