import * as z from 'zod/mini'
import { sql, type Sql } from '#server/tools.ts'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'

const TopicOfArticle = z.object({ articleId: z.int(), title: z.string() })

/** A condition on `articles`: the article is in a topic of the reader. */
export function isInTopics({ readerId }: Pick<ArticleScope, 'readerId'>): Sql {
  return sql`articles.id in (select article_id from topic_articles
    join topics on topics.id = topic_id where topics.reader_id = ${readerId} and not is_left_out)`
}

/** The names of the reader's topics that these articles are in, by article. */
export async function topicsOf(
  { db, readerId }: ArticleScope,
  articles: number[],
): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>()
  const rows = await db.many(
    TopicOfArticle,
    sql`select article_id, title from topic_articles join topics on topics.id = topic_id
        where topics.reader_id = ${readerId} and article_id = any(${articles}) and not is_left_out
        order by topics.id`,
  )
  for (const { articleId, title } of rows) {
    names.set(articleId, [...(names.get(articleId) ?? []), title])
  }
  return names
}
