import { sql } from '#server/tools.ts'
import { nearWords } from '#server/search/near-words.ts'
import { categoryIn, readSearchQuery } from '#engine/search/search-query.ts'
import { forgiveSearch, type InsteadOf } from '#engine/search/forgive-search.ts'
import { isFollowed, type ArticleScope } from '../reading/article-scope.ts'
import { isFindable } from '../reading/unlisted.ts'
import { readCategoryNames } from './category-names.ts'

/** The number of the reader's newest articles from which words are taken. */
const LOOKED_THROUGH = 1500

/**
 * Finds words to search for instead if a search found nothing; null if there are none. It reads a
 * limited number of articles, all of which the reader may see.
 */
export async function forgiveErrors(
  scope: ArticleScope,
  search: string,
): Promise<InsteadOf | null> {
  const categories = await readCategoryNames(scope, search)
  const { words } = readSearchQuery(search, scope.now, (value) => categoryIn(categories, value))
  const newest = sql`
    select search from articles where ${isFollowed(scope)} and ${isFindable(scope.readerId)}
    order by published_at desc limit ${LOOKED_THROUGH}`
  return forgiveSearch(words, (forms) => nearWords(scope.db, newest, forms))
}
