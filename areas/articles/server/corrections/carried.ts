import * as z from 'zod/mini'
import { sql, type Database, type Sql } from '#server/tools.ts'

/** Which article comes back, and which one had taken it in. */
interface Pair {
  from: number
  into: number
}

/** What readers, or rules of theirs, do with an article: a row of a reader each, which says when. */
const done = [
  { key: 'reads', table: sql`article_reads`, at: sql`read_at`, columns: sql`read_at` },
  { key: 'saved', table: sql`saved_articles`, at: sql`saved_at`, columns: sql`saved_at` },
  {
    key: 'away',
    table: sql`articles_put_away`,
    at: sql`put_away_at`,
    columns: sql`state, put_away_at`,
  },
]
/** What rules say that they did, as far as it left such a row. */
const EFFECTS = sql`did in ('read', 'save', 'archive', 'hide')`

/** What hangs on an article that is about to be taken in, as JSON, so that it can come back with all of it. */
export async function readCarried(db: Database, { from, into }: Pair): Promise<string> {
  const rowsOf = (table: Sql, isSame: Sql, isMeant = sql`true`) => sql`(
    select coalesce(jsonb_agg(to_jsonb(row) || jsonb_build_object('is_only', not exists (
      select 1 from ${table} as own where own.article_id = ${into} and ${isSame}))), '[]')
    from ${table} as row where article_id = ${from} and ${isMeant})`
  const [reads, saved, away] = done.map(({ table }) =>
    rowsOf(table, sql`own.reader_id = row.reader_id`),
  )
  const effects = rowsOf(
    sql`rule_effects`,
    sql`own.rule_id = row.rule_id and own.did = row.did`,
    EFFECTS,
  )
  const { carried } = await db.one(
    z.object({ carried: z.string() }),
    sql`select jsonb_build_object(
          'aliases', (select coalesce(jsonb_agg(old_id), '[]') from article_aliases where article_id = ${from}),
          'apart', (select coalesce(jsonb_agg(other_id), '[]') from articles_apart where article_id = ${from}),
          'reads', ${reads!}, 'saved', ${saved!}, 'away', ${away!}, 'effects', ${effects},
          'notes', (select coalesce(jsonb_agg(id), '[]') from notes where article_id = ${from})
        )::text as carried`,
  )
  return carried
}

/** Gives it back; what the other article has only from this one goes, what is its own stays. */
export async function giveBack(
  db: Database,
  { from, into, carried }: Pair & { carried: string },
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
  for (const kind of done) await giveBackDone(db, { from, into, carried }, kind)
  await giveBackEffects(db, { from, into, carried })
  await db.run(sql`
    update notes set article_id = ${from}
    where article_id = ${into} and id in (select jsonb_array_elements_text(${carried}::jsonb->'notes'))`)
}

/** A row that was carried over goes back as it is now; where both articles had one, this one's is made anew. */
async function giveBackDone(
  db: Database,
  { from, into, carried }: Pair & { carried: string },
  { key, table, at, columns }: (typeof done)[number],
): Promise<void> {
  const rows = sql`jsonb_array_elements(${carried}::jsonb->${key}) as kept
    cross join lateral jsonb_populate_record(null::${table}, kept) as row`
  // It says when it was made: the moment tells it from what readers did since. Not written over in its place,
  // so that topics hear of both articles.
  await db.run(sql`
    with gone as (
      delete from ${table} as own using ${rows}
      where own.article_id = ${into} and own.reader_id = row.reader_id and own.${at} = row.${at}
        and coalesce(kept->>'is_only', 'true') = 'true'
      returning own.*
    )
    insert into ${table} (reader_id, article_id, rule_id, ${columns})
    select reader_id, ${from}, rule_id, ${columns} from gone`)
  // What a rule did is not done again when it was taken back meanwhile.
  await db.run(sql`
    insert into ${table} (reader_id, article_id, rule_id, ${columns})
    select row.reader_id, ${from}, rules.id, ${columns}
    from (select row.*, kept->>'is_only' as is_only from ${rows}) as row
    left join rules on rules.id = row.rule_id
    where coalesce(is_only, 'false') = 'false' and row.reader_id in (select id from readers)
      and (rules.id is null or exists (
        select 1 from rule_effects
        where rule_effects.rule_id = rules.id and article_id = ${into} and undone_at is null))
    on conflict do nothing`)
}

async function giveBackEffects(
  db: Database,
  { from, into, carried }: Pair & { carried: string },
): Promise<void> {
  await db.run(sql`
    with row as (
      select * from jsonb_to_recordset(${carried}::jsonb->'effects')
        as row (rule_id text, did text, at timestamptz, undone_at timestamptz, is_only boolean)
    ), own as (
      select own.rule_id, own.did, reader_id, row.at, coalesce(row.undone_at, own.undone_at) as undone_at, is_only
      from rule_effects as own join row using (rule_id, did) where article_id = ${into}
    ), gone as (
      delete from rule_effects using own
      where rule_effects.article_id = ${into} and rule_effects.rule_id = own.rule_id
        and rule_effects.did = own.did and is_only
    )
    insert into rule_effects (rule_id, article_id, did, reader_id, at, undone_at)
    select rule_id, ${from}, did, reader_id, at, undone_at from own on conflict do nothing`)
}
