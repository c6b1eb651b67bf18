import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database } from '#server/tools.ts'
import { Category } from '../../contract.ts'
import { ArticleOutlet, SummarySentence } from '../reading/stored-article.ts'

const PAGE = 200

/** An article in the form for other programs. Offsets refer to the stored text of the entry. */
export const ExportedArticle = z.object({
  id: z.int(),
  title: z.string(),
  category: Category,
  language: z.nullable(z.string()),
  publishedTime: Time,
  sourceCount: z.int(),
  sources: z.array(ArticleOutlet),
  summary: z.array(SummarySentence),
  entries: z.array(
    z.object({
      id: z.int(),
      feed: z.int(),
      title: z.string(),
      link: z.nullable(z.string()),
      confidence: z.number(),
      counted: z.boolean(),
    }),
  ),
})
export type ExportedArticle = z.infer<typeof ExportedArticle>

/** Yields the reader's articles, newest first, a page at a time. */
export async function* exportArticles(
  db: Database,
  readerId: string,
  limit: number,
): AsyncGenerator<ExportedArticle> {
  let last: ExportedArticle | null = null
  for (let left = limit; left > 0; left -= PAGE) {
    const page: ExportedArticle[] = await db.many(
      ExportedArticle,
      sql`select id, title, category, language, published_at as published_time, source_count, outlets as sources,
            summary, (
              select coalesce(json_agg(json_build_object('id', entries.id, 'feed', feed_id, 'title', entries.title,
                'link', link, 'confidence', confidence) order by entries.published_at), '[]')
              from article_entries join entries on entries.id = entry_id where article_id = articles.id
            ) as entries
          from articles
          where feed_ids && array(select feed_id from sources where reader_id = ${readerId})
            and (${last?.publishedTime ?? null}::timestamptz is null
              or (published_at, id) < (${last?.publishedTime ?? null}::timestamptz, ${last?.id ?? null}::bigint))
          order by published_at desc, id desc limit ${Math.min(PAGE, left)}`,
    )
    yield* page
    if (page.length < PAGE) return
    last = page.at(-1)!
  }
}
