import { sql, type Database } from '#server/tools.ts'

/** The old id becomes an alias, so that links, reads, saves and notes lead on. */
export async function mergeArticles(db: Database, from: number, into: number): Promise<void> {
  await db.run(sql`update article_entries set article_id = ${into} where article_id = ${from}`)
  await db.run(sql`update article_aliases set article_id = ${into} where article_id = ${from}`)
  await db.run(sql`insert into article_aliases (old_id, article_id) values (${from}, ${into})`)
  await db.run(sql`
    insert into article_reads (reader_id, article_id, read_at)
    select reader_id, ${into}, read_at from article_reads where article_id = ${from}
    on conflict do nothing`)
  await db.run(sql`
    insert into saved_articles (reader_id, article_id, saved_at)
    select reader_id, ${into}, saved_at from saved_articles where article_id = ${from}
    on conflict do nothing`)
  await db.run(sql`
    insert into articles_put_away (reader_id, article_id, state, put_away_at)
    select reader_id, ${into}, state, put_away_at from articles_put_away where article_id = ${from}
    on conflict do nothing`)
  await db.run(sql`
    insert into article_looks (reader_id, article_id, looked_at, sentences, entries)
    select reader_id, ${into}, looked_at, sentences, entries from article_looks where article_id = ${from}
    on conflict do nothing`)
  await db.run(sql`update notes set article_id = ${into} where article_id = ${from}`)
  await db.run(sql`delete from articles where id = ${from}`)
  await db.run(sql`update articles set is_stale = true where id = ${into}`)
}
