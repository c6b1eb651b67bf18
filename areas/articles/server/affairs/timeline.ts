import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql } from '#server/tools.ts'
import type { ArticlePage, Moment } from '../../contract.ts'
import type { ArticleScope } from '../reading/article-scope.ts'
import { listVisible } from '../reading/visible-articles.ts'

/** The most follow-up links to go in each direction. */
const MOST_STEPS = 6
const MOST_SHOWN = 12

const Link = z.object({ id: z.int(), isLater: z.boolean(), time: Time })

/** Reads the articles before and after an article in its affair that the reader may see, each oldest first. */
export async function readTimeline(
  scope: ArticleScope,
  article: number,
): Promise<NonNullable<ArticlePage['timeline']>> {
  const links = await scope.db.many(
    Link,
    sql`with recursive earlier as (
          select former_id as id, 1 as step from article_follow_ups where article_id = ${article}
          union
          select former_id, step + 1 from article_follow_ups join earlier on article_id = earlier.id
          where step < ${MOST_STEPS}
        ), later as (
          select article_id as id, 1 as step from article_follow_ups where former_id = ${article}
          union
          select article_id, step + 1 from article_follow_ups join later on former_id = later.id
          where step < ${MOST_STEPS}
        ), link as (
          select id, false as is_later from earlier union select id, true from later
          union
          select other.article_id, (told.first_published_at, told.id) > (mine.first_published_at, mine.id)
          from article_affairs as own
            join article_affairs as other using (affair_id)
            join articles as mine on mine.id = own.article_id
            join articles as told on told.id = other.article_id
          where own.article_id = ${article}
        )
        select link.id, bool_or(is_later) as is_later, first_published_at as time
        from link join articles on articles.id = link.id
        where link.id <> ${article} group by link.id, time order by time, id`,
  )
  if (links.length === 0) return { earlier: [], later: [] }
  const ids = links.map(({ id }) => id)
  const visible = await listVisible(scope, ids)
  const moments = (isLater: boolean): Moment[] =>
    links.flatMap(({ id, time, ...link }) => {
      const shown = visible.find((one) => one.id === id)
      if (!shown || link.isLater !== isLater) return []
      return [{ id, title: shown.title, time, sourceCount: shown.sourceCount }]
    })
  return {
    earlier: moments(false).slice(-MOST_SHOWN),
    later: moments(true).slice(0, MOST_SHOWN),
  }
}
