import * as z from 'zod/mini'
import { sql, type Desk } from '#server/tools.ts'
import { currentId } from './article-aliases.ts'
import { isReaders } from './article-scope.ts'

/**
 * Says if the reader may open an article. An article that was merged counts as the one that
 * absorbed it.
 */
export async function hasArticle({ db, readerId }: Desk, asked: number): Promise<boolean> {
  const { has } = await db.one(
    z.object({ has: z.boolean() }),
    sql`select exists (select 1 from articles
          where id = ${currentId(asked)} and ${isReaders({ readerId })}) as has`,
  )
  return has
}
