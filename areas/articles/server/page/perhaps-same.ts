import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import type { Moment } from '../../contract.ts'
import type { ArticleScope } from '../reading/article-scope.ts'
import { listVisible } from '../reading/visible-articles.ts'

const MOST_SHOWN = 4

/** Finds articles that may be about the same event and that the reader sees, most likely first. */
export async function readPerhapsSame(scope: ArticleScope, article: number): Promise<Moment[]> {
  const likely = await scope.db.many(
    z.object({ id: z.int() }),
    sql`with pair as (
          select possible.article_id as id, possible.confidence
          from possible_joins as possible join article_entries as own using (entry_id)
          where own.article_id = ${article}
          union all
          select own.article_id, possible.confidence
          from possible_joins as possible join article_entries as own using (entry_id)
          where possible.article_id = ${article}
        )
        select id from pair
        where id <> ${article} and not exists (
          select from articles_apart where article_id = ${article} and other_id = pair.id)
        group by id order by max(confidence) desc, id limit ${MOST_SHOWN}`,
  )
  if (likely.length === 0) return []
  const visible = await listVisible(
    scope,
    likely.map(({ id }) => id),
  )
  return likely.flatMap(({ id }) => {
    const shown = visible.find((one) => one.id === id)
    if (!shown) return []
    return [{ id, title: shown.title, time: shown.publishedTime, sourceCount: shown.sourceCount }]
  })
}
