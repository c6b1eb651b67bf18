import type { Article } from '../../contract.ts'
import { sql } from '#server/tools.ts'
import { isFollowed, isKept, listArticles, type ArticleScope } from './article-scope.ts'
import { isFindable } from './unlisted.ts'

/**
 * Lists the articles that a reader may reach from another one: those of muted sources too, but no archived or hidden
 * ones.
 */
export function listVisible(scope: ArticleScope, ids: readonly number[]): Promise<Article[]> {
  return listArticles(
    { ...scope, includeMuted: true },
    sql`where id = any(${[...ids]}) and ${isFindable(scope.readerId)}
      and (${isFollowed(scope)} or ${isKept(scope)})`,
  )
}
