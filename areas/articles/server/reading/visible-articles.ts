import type { Article } from '../../contract.ts'
import { sql } from '#server/tools.ts'
import { isFollowed, isKept, listArticles, type ArticleScope } from './article-scope.ts'
import { isFindable } from './unlisted.ts'

/**
 * Lists articles that a reader may reach from another one: also archived ones and those of muted
 * sources, but no hidden ones.
 */
export function listVisible(scope: ArticleScope, ids: readonly number[]): Promise<Article[]> {
  return listArticles(
    { ...scope, includeMuted: true },
    sql`where id = any(${[...ids]}) and ${isFindable(scope.readerId)}
      and (${isFollowed(scope)} or ${isKept(scope)})`,
  )
}
