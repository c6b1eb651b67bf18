import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database } from '#server/tools.ts'
import { isReaders } from '#areas/articles/server/lends/lists.ts'
import { learnFromExamples } from '#areas/articles/server/lends/writing.ts'
import { readCurrentId } from '#areas/articles/server/lends/article.ts'
import { ENOUGH_EXAMPLES } from '../../contracts/categories.ts'

const Move = z.object({ category: z.string(), isByRule: z.boolean() })

/**
 * Moves an article into the category that the reader chose, and learns from it; returns the
 * category that the reader or a rule chose before.
 */
export async function moveArticle(
  db: Database,
  readerId: string,
  asked: number,
  category: string | null,
): Promise<string | null> {
  const article = await readCurrentId(db, asked)
  const found = await db.maybe(
    z.object({ id: z.int() }),
    sql`select id from articles where id = ${article} and ${isReaders({ readerId })}`,
  )
  if (!found) throw new Problem('not-found', 'That article no longer exists.')
  const moved = sql`reader_id = ${readerId} and article_id = ${article}`
  const former = await db.maybe(
    Move,
    sql`select category, rule_id is not null as is_by_rule from article_moves where ${moved}`,
  )
  await db.run(
    category === null
      ? sql`delete from article_moves where ${moved} and rule_id is null`
      : sql`insert into article_moves (reader_id, article_id, category)
            values (${readerId}, ${article}, ${category})
            on conflict (reader_id, article_id) do update set category = excluded.category, rule_id = null`,
  )
  for (const changed of new Set([former?.category, category])) {
    if (changed) await learnFromExamples(db, readerId, changed, ENOUGH_EXAMPLES)
  }
  return former?.category ?? null
}
