import { sql, type Database } from '#server/tools.ts'
import { hangsOnArticles } from '#areas/feed/server/hangs-on-articles.ts'

/** Everything that hangs on the one goes over to the other, or is made anew as that is written again. */
export async function mergeArticles(db: Database, from: number, into: number): Promise<void> {
  for (const { carry } of hangsOnArticles) await carry?.(db, { from, into })
  await db.run(sql`delete from articles where id = ${from}`)
  await db.run(sql`update articles set is_stale = true where id = ${into}`)
}
