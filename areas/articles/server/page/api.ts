import type { Api } from '#core/contract.ts'
import { extensionPoint } from '#server/extension-points.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { articles } from '../../contract.ts'
import { queueFollowUp } from '../affairs/follow-up-links.ts'
import { nearestTo } from '../embeddings/nearest-articles.ts'
import { currentId } from '../reading/article-aliases.ts'
import { isOpenTo } from '../reading/article-scope.ts'
import { readArticlePage } from './article-page.ts'
import { pageParts } from './page-parts.ts'

/** An extension that is called after a reader opened an article. */
export const articleOpened =
  extensionPoint<(tools: Desk, article: number) => Promise<void>>('article-opened')

/** Serves articles from the database, which the workers fill from feeds. */
export function serverArticles(tools: Desk): Api<typeof articles> {
  const { db, readerId } = tools

  return {
    async getArticle({ id }) {
      const alikeTo = (article: number) => nearestTo(tools, article)
      const scope = { db, readerId, now: tools.now(), alikeTo }
      const article = await readArticlePage(scope, tools.extensions(pageParts), id)
      await queueFollowUp(tools, article.id)
      return article
    },

    async markRead({ id }) {
      await db.run(sql`
        insert into article_reads (reader_id, article_id, read_at)
        select ${readerId}, id, ${tools.now()} from articles
        where id = ${currentId(id)} and ${isOpenTo(readerId)}
        on conflict (reader_id, article_id)
          do update set rule_id = null, batch = null, read_at = excluded.read_at`)
      for (const goOn of tools.extensions(articleOpened)) await goOn(tools, id)
    },
  }
}
