import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import type { ArticlePage, Moment } from '../../contract.ts'
import type { ArticleScope } from '../reading/article-scope.ts'
import { listVisible } from '../reading/visible-articles.ts'

const MOST_SHOWN = 8

const Parted = z.object({ id: z.int(), isInto: z.boolean() })

/**
 * Finds the articles that this one was part of, and those that were part of it, newest first.
 * Articles that the reader does not see are left out.
 */
export async function readParting(
  scope: ArticleScope,
  article: number,
): Promise<ArticlePage['parting']> {
  const parted = await scope.db.many(
    Parted,
    sql`select id, is_into from (
          select from_article_id as id, false as is_into, parted_at from article_partings where article_id = ${article}
          union all
          select article_id, true, parted_at from article_partings where from_article_id = ${article}
        ) as parted
        order by parted_at desc, id limit ${MOST_SHOWN}`,
  )
  if (parted.length === 0) return undefined
  const visible = await listVisible(
    scope,
    parted.map(({ id }) => id),
  )
  const moments = (isInto: boolean): Moment[] =>
    parted.flatMap((one) => {
      const shown = visible.find(({ id }) => id === one.id)
      if (!shown || one.isInto !== isInto) return []
      const { id, title, publishedTime: time, sourceCount } = shown
      return [{ id, title, time, sourceCount }]
    })
  const parting = { from: moments(false), into: moments(true) }
  return parting.from.length + parting.into.length > 0 ? parting : undefined
}
