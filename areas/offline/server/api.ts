import * as z from 'zod/mini'
import { Time, type Api } from '#core/contract.ts'
import { OFFLINE } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk, type Sql } from '#server/tools.ts'
import { isMostlyFollowed, type ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { nearestTo } from '#areas/articles/server/lends/article.ts'
import { pageParts, readArticlePage } from '#areas/articles/server/lends/page.ts'
import type { ArticlePage } from '#areas/articles/contract.ts'
import type { KeptArticle, offline } from '../contract.ts'

const Row = z.object({
  id: z.int(),
  title: z.string(),
  publishedAt: Time,
  stamp: z.string(),
  isSaved: z.boolean(),
  isRead: z.boolean(),
})

export function serverOffline(tools: Desk): Api<typeof offline> {
  const { db, readerId } = tools
  const alikeTo = (article: number) => nearestTo(tools, article)
  const scope = (): ArticleScope => ({ db, readerId, now: tools.now(), alikeTo })

  return {
    async listArticles() {
      const saved = await db.many(Row, savedArticles(readerId))
      const newest = await db.many(Row, newestArticles(scope()))
      const known = new Set(saved.map(({ id }) => id))
      return [...saved, ...newest.filter(({ id }) => !known.has(id))].map(keptArticle)
    },

    async getArticles({ ids }) {
      const pages: { page: ArticlePage; isSaved: boolean }[] = []
      // Articles are read one after another, so that a reader who opens something meanwhile does
      // not wait for all of them.
      for (const id of ids) {
        const page = await pageOf(id)
        if (page) pages.push({ page, isSaved: await isSaved(page.id) })
      }
      return pages
    },
  }

  async function pageOf(id: number): Promise<ArticlePage | null> {
    try {
      return await readArticlePage(scope(), tools.extensions(pageParts), id)
    } catch (error) {
      if (error instanceof Problem && error.kind === 'not-found') return null
      throw error
    }
  }

  async function isSaved(id: number): Promise<boolean> {
    const found = await db.maybe(
      z.object({ articleId: z.int() }),
      sql`select article_id from saved_articles where reader_id = ${readerId} and article_id = ${id}`,
    )
    return found !== null
  }
}

function keptArticle({ publishedAt, ...row }: z.infer<typeof Row>): KeptArticle {
  return { ...row, publishedTime: publishedAt }
}

/** The stamp covers the title, the summary, the reports, the outlets, the time and the picture. */
function columns(readerId: string): Sql {
  return sql`articles.id, title, published_at,
    md5(concat_ws(' ', title, summary_text, source_count, outlets, published_at, image_entry_id)) as stamp,
    exists (select from saved_articles where article_id = articles.id and reader_id = ${readerId}) as is_saved,
    exists (select from article_reads where article_id = articles.id and reader_id = ${readerId}) as is_read`
}

function savedArticles(readerId: string): Sql {
  return sql`select ${columns(readerId)} from saved_articles as kept join articles on articles.id = kept.article_id
    where kept.reader_id = ${readerId} order by kept.saved_at desc, articles.id desc limit ${OFFLINE.savedArticles}`
}

/** The newest articles that the lists of the feed show: neither muted, archived nor hidden. */
function newestArticles(scope: ArticleScope): Sql {
  return sql`select ${columns(scope.readerId)} from articles
    where ${isMostlyFollowed(scope)} order by published_at desc, id desc limit ${OFFLINE.newestArticles}`
}
