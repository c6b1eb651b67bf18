import { sql, type Database } from '#server/tools.ts'
import { carryOver } from '#areas/rules/server/lends.ts'
import { carryForbiddenMerges } from './apart-pairs.ts'
import { carryFollowUps } from '../affairs/follow-up-links.ts'

/** What the reader did with one goes before what a rule did with the other. */
const isReadersOverRules = sql`where excluded.rule_id is null and there.rule_id is not null`

/** The old id becomes an alias, so that links, reads, saves and notes lead on. */
export async function mergeArticles(db: Database, from: number, into: number): Promise<void> {
  await db.run(sql`update article_entries set article_id = ${into} where article_id = ${from}`)
  await db.run(sql`update article_aliases set article_id = ${into} where article_id = ${from}`)
  await db.run(sql`insert into article_aliases (old_id, article_id) values (${from}, ${into})`)
  await db.run(sql`
    insert into article_reads as there (reader_id, article_id, read_at, rule_id)
    select reader_id, ${into}, read_at, rule_id from article_reads where article_id = ${from}
    on conflict (reader_id, article_id) do update set rule_id = null ${isReadersOverRules}`)
  await db.run(sql`
    insert into saved_articles as there (reader_id, article_id, saved_at, rule_id)
    select reader_id, ${into}, saved_at, rule_id from saved_articles where article_id = ${from}
    on conflict (reader_id, article_id) do update set rule_id = null ${isReadersOverRules}`)
  await db.run(sql`
    insert into articles_put_away as there (reader_id, article_id, state, put_away_at, rule_id)
    select reader_id, ${into}, state, put_away_at, rule_id from articles_put_away where article_id = ${from}
    on conflict (reader_id, article_id) do update
      set rule_id = null, state = excluded.state ${isReadersOverRules}`)
  await carryOver(db, from, into)
  await db.run(sql`
    insert into reading_signals
      (reader_id, article_id, kind, seconds, put_away_before, feed_id, category, terms, happened_at)
    select reader_id, ${into}, kind, seconds, put_away_before, feed_id, category, terms, happened_at
    from reading_signals where article_id = ${from}
    on conflict do nothing`)
  await db.run(sql`delete from reading_signals where article_id = ${from}`)
  await db.run(sql`
    insert into article_looks (reader_id, article_id, looked_at, sentences, entries)
    select reader_id, ${into}, looked_at, sentences, entries from article_looks where article_id = ${from}
    on conflict do nothing`)
  await db.run(sql`update notes set article_id = ${into} where article_id = ${from}`)
  await carryForbiddenMerges(db, from, into)
  await carryFollowUps(db, from, into)
  await db.run(sql`delete from articles where id = ${from}`)
  await db.run(sql`update articles set is_stale = true where id = ${into}`)
}
