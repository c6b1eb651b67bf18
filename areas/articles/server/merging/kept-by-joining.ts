import { sql, type Database } from '#server/tools.ts'
import { moved, rowsOf, type Hanging, type Pair } from './hanging.ts'
import { carryForbiddenMerges } from './forbidden-merge-rows.ts'
import { carryFollowUps } from '../affairs/follow-up-links.ts'

/** Tables that belong to joining itself. A correction moves entries back without these rules. */
export const keptByJoining: Hanging[] = [
  { table: 'article_entries', isOfAll: true, carry: moved('article_entries') },
  {
    table: 'possible_joins',
    carry: moved('possible_joins'),
    // The page already shows that the two articles were one.
    async part(db, { from, into }) {
      await db.run(sql`
        delete from possible_joins using article_entries as own
        where own.entry_id = possible_joins.entry_id and own.article_id = ${into}
          and possible_joins.article_id = ${from}`)
    },
    back: {
      key: 'possible',
      read: ({ from }) =>
        sql`(select coalesce(jsonb_agg(entry_id), '[]') from possible_joins where article_id = ${from})`,
      async give(db, { from, into }, kept) {
        await db.run(sql`
          update possible_joins set article_id = ${from}
          where article_id = ${into} and entry_id in (select jsonb_array_elements(${kept})::bigint)`)
      },
    },
  },
  {
    table: 'article_aliases',
    carry: moved('article_aliases'),
    back: {
      key: 'aliases',
      read: ({ from }) =>
        sql`(select coalesce(jsonb_agg(old_id), '[]') from article_aliases where article_id = ${from})`,
      async give(db, { from, into }, kept) {
        await db.run(sql`delete from article_aliases where old_id = ${from}`)
        await db.run(sql`
          update article_aliases set article_id = ${from}
          where article_id = ${into} and old_id in (select jsonb_array_elements(${kept})::bigint)`)
      },
    },
  },
  {
    table: 'articles_apart',
    columns: ['article_id', 'other_id'],
    carry: (db, { from, into }) => carryForbiddenMerges(db, from, into),
    // A reader separated the articles while the entries of the part were still in the other one.
    part: (db, { from, into }) => carryForbiddenMerges(db, from, into),
    back: {
      key: 'apart',
      read: ({ from }) =>
        sql`(select coalesce(jsonb_agg(other_id), '[]') from articles_apart where article_id = ${from})`,
      async give(db, { from }, kept) {
        await db.run(sql`
          with other as (
            select articles.id from jsonb_array_elements(${kept}) as kept (id)
            join articles on articles.id = kept.id::bigint
          )
          insert into articles_apart (article_id, other_id)
          select ${from}::bigint, id from other union all select id, ${from}::bigint from other
          on conflict do nothing`)
      },
    },
  },
  // Follow-ups are searched again after a correction.
  {
    table: 'article_follow_ups',
    columns: ['article_id', 'former_id'],
    carry: (db, { from, into }) => carryFollowUps(db, from, into),
    async part(db, { from }) {
      await db.run(sql`delete from article_follow_ups where article_id = ${from}`)
    },
  },
  {
    table: 'article_partings',
    columns: ['article_id', 'from_article_id'],
    carry: carryPartings,
    back: {
      key: 'partings',
      read: (pair) =>
        rowsOf('article_partings', pair, {
          isSame: sql`own.from_article_id = row.from_article_id`,
        }),
      async give(db, { from, into }, kept) {
        await db.run(sql`
          with row as (
            select * from jsonb_to_recordset(${kept}) as row (from_article_id bigint, parted_at timestamptz, is_only boolean)
          ), gone as (
            delete from article_partings as own using row
            where own.article_id = ${into} and own.from_article_id = row.from_article_id and is_only
          )
          insert into article_partings (article_id, from_article_id, parted_at)
          select ${from}, id, parted_at from row join articles on id = from_article_id
          on conflict do nothing`)
      },
    },
  },
  {
    // The absorbing article and a part each have an affair of their own.
    table: 'article_affairs',
    // An article is recognized by its first entries. If they moved to the part, its affair is
    // computed again.
    async part(db, { from, into }) {
      const first = (article: number) =>
        sql`(select min(position) from article_entries where article_id = ${article} and position > 0)`
      await db.run(sql`
        delete from article_affairs where article_id = ${from} and ${first(into)} < ${first(from)}`)
    },
  },
]

/**
 * Moves the records of splits from an article to the one that absorbs it, except those between the
 * two.
 */
async function carryPartings(db: Database, { from, into }: Pair): Promise<void> {
  await db.run(sql`
    insert into article_partings (article_id, from_article_id, parted_at)
    select ${into}, from_article_id, parted_at from article_partings
    where article_id = ${from} and from_article_id <> ${into}
    union all
    select article_id, ${into}, parted_at from article_partings
    where from_article_id = ${from} and article_id <> ${into}
    on conflict do nothing`)
}
