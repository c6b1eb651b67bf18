import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { ForbiddenMerges } from '#engine/joining/moving/forbidden-merges.ts'

/** The pairs of articles that readers separated. */
export async function readForbiddenMerges(db: Database): Promise<ForbiddenMerges> {
  const pairs = await db.many(
    z.object({ articleId: z.int(), otherId: z.int() }),
    sql`select article_id, other_id from articles_apart where article_id < other_id`,
  )
  return new ForbiddenMerges(pairs.map(({ articleId, otherId }) => [articleId, otherId] as const))
}

export async function forbidMerge(db: Database, one: number, other: number): Promise<void> {
  await db.run(sql`
    insert into articles_apart (article_id, other_id) values (${one}, ${other}), (${other}, ${one})
    on conflict do nothing`)
}

export async function allowMerge(db: Database, one: number, other: number): Promise<void> {
  await db.run(sql`
    delete from articles_apart
    where (article_id, other_id) in ((${one}, ${other}), (${other}, ${one}))`)
}

/** What must not merge with an article must not merge with the one that absorbs it. */
export async function carryForbiddenMerges(
  db: Database,
  from: number,
  into: number,
): Promise<void> {
  await db.run(sql`
    with other as (
      select other_id as id from articles_apart where article_id = ${from} and other_id <> ${into}
    )
    insert into articles_apart (article_id, other_id)
    select ${into}::bigint, id from other union all select id, ${into}::bigint from other
    on conflict do nothing`)
}
