import * as z from 'zod/mini'
import { bulk } from '#server/database/bulk.ts'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { rateQuality } from '#engine/summaries/quality-score.ts'

/**
 * The number of an entry's characters to read, because advertisements are recognized early in a
 * text.
 */
const LOOKED_AT = 1500
const FORMER_TITLES = 8
const BATCH = 200

const Rated = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  linkCount: z.int(),
  sourceCount: z.int(),
  formerTitles: z.array(z.string()),
})

/** Rates articles by the report of their first source, and stores the parts of the score. */
export async function rateArticles(db: Database, articles: number[]): Promise<void> {
  const rows = await db.many(
    Rated,
    sql`select articles.id, articles.title, source_count, left(first.text, ${LOOKED_AT}) as text,
          (length(first.html) - length(replace(first.html, '<a ', ''))) / 3 as link_count,
          array(select title from entries where entries.feed_id = first.feed_id and entries.id <> first.id
            and entries.published_at <= first.published_at
            order by entries.published_at desc limit ${FORMER_TITLES}) as former_titles
        from articles, lateral (
          select entries.id, feed_id, entries.published_at, text, left(coalesce(html, ''), ${4 * LOOKED_AT}) as html
          from article_entries join entries on entries.id = entry_id
          where article_id = articles.id
          order by entries.published_at, entries.id limit 1
        ) as first
        where articles.id = any(${articles})`,
  )
  const rated = rows.map((row) => ({ id: row.id, ...rateQuality(row) }))
  // An article without an entry gets the neutral score 1, so that it is not tried again.
  await db.run(sql`
    insert into article_quality (article_id, score, parts)
    select asked.id, coalesce(row.score, 1), coalesce(row.parts, '[]')
    from unnest(${articles}::bigint[]) as asked (id)
    left join ${bulk(rated, { id: 'bigint', score: 'real', parts: 'jsonb' }).rows}
      using (id)
    on conflict (article_id) do update set score = excluded.score, parts = excluded.parts
      where article_quality.score <> excluded.score or article_quality.parts <> excluded.parts`)
}

/**
 * Rates articles that were stored before ratings existed, newest first, so that the oldest is rated
 * last.
 */
export const rateUnrated = job<object>('articles/rate-unrated', async ({ db }: Tools) => {
  for (let below: number | null = await firstUnrated(db); below !== null;) {
    below = await rateBelow(db, below)
  }
})

/**
 * Returns the id below which articles must be rated; null if the oldest article has a rating,
 * because then all have.
 */
async function firstUnrated(db: Database): Promise<number | null> {
  const { below } = await db.one(
    z.object({ below: z.nullable(z.int()) }),
    sql`select case when exists (select 1 from article_quality where article_id = min(id)) then null
          else max(id) + 1 end as below from articles`,
  )
  return below
}

async function rateBelow(db: Database, below: number): Promise<number | null> {
  return db.transaction(async (db) => {
    const rows = await db.many(
      z.object({ id: z.int(), isRated: z.boolean() }),
      sql`select id, exists (select 1 from article_quality where article_id = id) as is_rated
          from articles where id < ${below} order by id desc limit ${BATCH} for key share`,
    )
    const unrated = rows.filter(({ isRated }) => !isRated)
    if (unrated.length > 0)
      await rateArticles(
        db,
        unrated.map(({ id }) => id),
      )
    return rows.at(-1)?.id ?? null
  })
}
