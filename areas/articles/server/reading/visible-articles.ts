import type { Article } from '../../contract.ts'
import { sql } from '#server/tools.ts'
import { isFollowed, isKept, listArticles, type ArticleScope } from './article-scope.ts'
import { isFindable } from './unlisted.ts'

/** Lists the articles that the reader may come to from another: muted ones too, put-away ones not. */
export function listVisible(scope: ArticleScope, ids: readonly number[]): Promise<Article[]> {
  return listArticles(
    { ...scope, includeMuted: true },
    sql`where id = any(${[...ids]}) and ${isFindable(scope.readerId)}
      and (${isFollowed(scope)} or ${isKept(scope)})`,
  )
}
