import { hasArticle } from '#areas/articles/server/lends/article.ts'
import { isFeedPage } from '#areas/hubs/server/lends.ts'
import type { Desk } from '#server/tools.ts'

/** Says if an address in the feed leads to an article that does not exist. */
export async function goneArticle(
  desk: Desk,
  path: string,
  params: URLSearchParams,
): Promise<boolean> {
  const article = params.get('article')
  // Other addresses do not lead to an article.
  if (!isFeedPage(path) || !article || !/^\d{1,15}$/.test(article)) return false
  return !(await hasArticle(desk, Number(article)))
}
