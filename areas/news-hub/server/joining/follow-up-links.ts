import { sql, type Database } from '#server/tools.ts'

/** Links of an article lead to and from the one that takes it in. */
export async function carryFollowUps(db: Database, from: number, into: number): Promise<void> {
  await db.run(sql`
    update article_follow_ups set former_id = ${into}
    where former_id = ${from} and article_id <> ${into}`)
  await db.run(sql`
    insert into article_follow_ups (article_id, former_id)
    select ${into}, former_id from article_follow_ups
    where article_id = ${from} and former_id <> ${into}
    on conflict do nothing`)
}
