import * as z from 'zod/mini'
import {
  isMostlyFollowed,
  listArticlesOf,
  type ArticleScope,
} from '#areas/articles/server/lends/lists.ts'
import { sql } from '#server/tools.ts'

/** Lists articles in a reader's lists that got a report since a time, newest first. */
export async function listChanges(
  scope: ArticleScope,
  { since, count }: { since: string; count: number },
) {
  const rows = await scope.db.many(
    z.object({ id: z.int(), isNew: z.boolean() }),
    sql`select id, first_published_at > ${since} as is_new from articles
        where published_at > ${since} and ${isMostlyFollowed(scope)}
        order by published_at desc, id desc limit ${count + 1}`,
  )
  const shown = rows.slice(0, count)
  const articles = await listArticlesOf(
    scope,
    shown.map(({ id }) => id),
  )
  const articleOf = new Map(articles.map((article) => [article.id, article]))
  return {
    articles: shown.flatMap(({ id, isNew }) => {
      const article = articleOf.get(id)
      return article ? [{ ...article, isNew }] : []
    }),
    isCut: rows.length > count,
  }
}
