import { sql } from '#server/tools.ts'
import type { Article } from '../../contract.ts'
import { isFollowed, isKept, listArticles, type ArticleScope } from './article-scope.ts'

/**
 * Reads articles by id. Archived articles are included, and those that the reader keeps from former
 * sources.
 */
export async function readArticles(scope: ArticleScope, ids: number[]): Promise<Article[]> {
  return listArticles(
    scope,
    sql`where id = any(${ids}) and (${isFollowed(scope)} or ${isKept(scope)})`,
  )
}
