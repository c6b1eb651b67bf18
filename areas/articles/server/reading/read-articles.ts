import { sql } from '#server/tools.ts'
import type { Article } from '../../contract.ts'
import { isFollowed, isKept, listArticles, type ArticleScope } from './article-scope.ts'

/** Archived ones too, and what the reader keeps of sources that are followed no more. */
export async function readArticles(scope: ArticleScope, ids: number[]): Promise<Article[]> {
  return listArticles(
    scope,
    sql`where id = any(${ids}) and (${isFollowed(scope)} or ${isKept(scope)})`,
  )
}
