import { sql } from '#server/tools.ts'
import { moved, type Hanging } from './hanging.ts'
import { carryForbiddenMerges } from './forbidden-merge-rows.ts'
import { carryFollowUps } from '../affairs/follow-up-links.ts'

/** What joining itself keeps of articles. A correction puts entries back by itself. */
export const keptByJoining: Hanging[] = [
  { table: 'article_entries', carry: moved('article_entries') },
  {
    table: 'possible_joins',
    carry: moved('possible_joins'),
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
    async carry(db, { from, into }) {
      await db.run(sql`update article_aliases set article_id = ${into} where article_id = ${from}`)
      // The old id becomes one itself, so that links, reads, saves and notes lead on.
      await db.run(sql`insert into article_aliases (old_id, article_id) values (${from}, ${into})`)
    },
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
  // Looked for again after a correction.
  {
    table: 'article_follow_ups',
    columns: ['article_id', 'former_id'],
    carry: (db, { from, into }) => carryFollowUps(db, from, into),
  },
  // The one that takes the other in has a story of its own.
  { table: 'article_affairs' },
]
