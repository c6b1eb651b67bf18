import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { ForbiddenMerges } from '#engine/joining/moving/forbidden-merges.ts'

/** Reads the pairs of articles that readers separated, and those that joining split. */
export async function readForbiddenMerges(db: Database): Promise<ForbiddenMerges> {
  const pairs = await db.many(
    z.object({ articleId: z.int(), otherId: z.int() }),
    sql`select article_id, other_id from articles_apart where article_id < other_id`,
  )
  const forbidden = new ForbiddenMerges(
    pairs.map(({ articleId, otherId }) => [articleId, otherId] as const),
  )
  const partings = await db.many(
    z.object({ from: z.int(), into: z.int() }),
    sql`select from_article_id as "from", article_id as "into" from article_partings order by parted_at, article_id`,
  )
  for (const { from, into } of partings) forbidden.part(from, into)
  return forbidden
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

/** Copies the forbidden merges of an article to the one that absorbs it. */
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
