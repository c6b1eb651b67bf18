import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { usualCategories, type NamedCategory } from '#engine/search/search-query.ts'
import type { ArticleScope } from '../reading/article-scope.ts'

const Named = z.object({ id: z.string(), name: z.string() })
const ASKS_FOR_CATEGORY = /category:/iu

/** Reads names of the categories for a search: the reader's own first, then the defaults. */
export async function readCategoryNames(
  { db, readerId }: ArticleScope,
  search: string,
): Promise<readonly NamedCategory[]> {
  if (!ASKS_FOR_CATEGORY.test(search)) return usualCategories
  const named = await db.many(
    Named,
    sql`select id, name from reader_categories
        where reader_id = ${readerId} and removed_at is null order by place, name`,
  )
  return [...named, ...usualCategories]
}
