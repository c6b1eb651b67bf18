import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { Apart } from '#engine/joining/apart.ts'

/** The pairs of articles that readers parted. */
export async function readApart(db: Database): Promise<Apart> {
  const pairs = await db.many(
    z.object({ articleId: z.int(), otherId: z.int() }),
    sql`select article_id, other_id from articles_apart where article_id < other_id`,
  )
  return new Apart(pairs.map(({ articleId, otherId }) => [articleId, otherId] as const))
}

export async function partArticles(db: Database, one: number, other: number): Promise<void> {
  await db.run(sql`
    insert into articles_apart (article_id, other_id) values (${one}, ${other}), (${other}, ${one})
    on conflict do nothing`)
}

export async function unpartArticles(db: Database, one: number, other: number): Promise<void> {
  await db.run(sql`
    delete from articles_apart
    where (article_id, other_id) in ((${one}, ${other}), (${other}, ${one}))`)
}

/** What stood apart from an article stands apart from the one that takes it in. */
export async function carryApart(db: Database, from: number, into: number): Promise<void> {
  await db.run(sql`
    with other as (
      select other_id as id from articles_apart where article_id = ${from} and other_id <> ${into}
    )
    insert into articles_apart (article_id, other_id)
    select ${into}::bigint, id from other union all select id, ${into}::bigint from other
    on conflict do nothing`)
}
