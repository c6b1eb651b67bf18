import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

/** What hangs on an article that is about to be taken in, as JSON, so that it can come back with all of it. */
export async function readCarried(db: Database, article: number): Promise<string> {
  const { carried } = await db.one(
    z.object({ carried: z.string() }),
    sql`select jsonb_build_object(
          'aliases', (select coalesce(jsonb_agg(old_id), '[]') from article_aliases where article_id = ${article}),
          'apart', (select coalesce(jsonb_agg(other_id), '[]') from articles_apart where article_id = ${article}),
          'reads', (select coalesce(jsonb_agg(row), '[]') from article_reads as row where article_id = ${article}),
          'saved', (select coalesce(jsonb_agg(row), '[]') from saved_articles as row where article_id = ${article}),
          'away', (select coalesce(jsonb_agg(row), '[]') from articles_put_away as row where article_id = ${article}),
          'notes', (select coalesce(jsonb_agg(id), '[]') from notes where article_id = ${article})
        )::text as carried`,
  )
  return carried
}

/** Gives it back; what the other article has only from this one goes, what is its own stays. */
export async function giveBack(
  db: Database,
  { from, into, carried }: { from: number; into: number; carried: string },
): Promise<void> {
  await db.run(sql`delete from article_aliases where old_id = ${from}`)
  await db.run(sql`
    update article_aliases set article_id = ${from}
    where article_id = ${into} and old_id in (select jsonb_array_elements(${carried}::jsonb->'aliases')::bigint)`)
  await db.run(sql`
    with other as (
      select articles.id from jsonb_array_elements(${carried}::jsonb->'apart') as kept (id)
      join articles on articles.id = kept.id::bigint
    )
    insert into articles_apart (article_id, other_id)
    select ${from}::bigint, id from other union all select id, ${from}::bigint from other
    on conflict do nothing`)

  // A row that was carried over says when it was made: the moment tells it from the other's own.
  await db.run(sql`
    with row as (select * from jsonb_populate_recordset(null::article_reads, ${carried}::jsonb->'reads')),
    gone as (
      delete from article_reads as own using row
      where own.article_id = ${into} and own.reader_id = row.reader_id and own.read_at = row.read_at
    )
    insert into article_reads (reader_id, article_id, read_at)
    select reader_id, article_id, read_at from row on conflict do nothing`)
  await db.run(sql`
    with row as (select * from jsonb_populate_recordset(null::saved_articles, ${carried}::jsonb->'saved')),
    gone as (
      delete from saved_articles as own using row
      where own.article_id = ${into} and own.reader_id = row.reader_id and own.saved_at = row.saved_at
    )
    insert into saved_articles (reader_id, article_id, saved_at)
    select reader_id, article_id, saved_at from row on conflict do nothing`)
  await db.run(sql`
    with row as (select * from jsonb_populate_recordset(null::articles_put_away, ${carried}::jsonb->'away')),
    gone as (
      delete from articles_put_away as own using row
      where own.article_id = ${into} and own.reader_id = row.reader_id and own.put_away_at = row.put_away_at
    )
    insert into articles_put_away (reader_id, article_id, state, put_away_at)
    select reader_id, article_id, state, put_away_at from row on conflict do nothing`)
  await db.run(sql`
    update notes set article_id = ${from}
    where article_id = ${into} and id in (select jsonb_array_elements_text(${carried}::jsonb->'notes'))`)
}
