import * as z from 'zod/mini'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { rateQuality } from './articles/quality-score.ts'

/** Signs of an entry that are looked at; what sells says so early. */
const LOOKED_AT = 3000
const FORMER_TITLES = 10
const BATCH = 200

const Rated = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  linkCount: z.int(),
  sourceCount: z.int(),
  formerTitles: z.array(z.string()),
})

/** Rates articles by what their first source published, and keeps what the score is made of. */
export async function rateArticles(db: Database, articles: number[]): Promise<void> {
  const rows = await db.many(
    Rated,
    sql`select articles.id, articles.title, source_count, left(first.text, ${LOOKED_AT}) as text,
          (length(first.html) - length(replace(first.html, '<a ', ''))) / 3 as link_count,
          array(select title from entries where entries.feed_id = first.feed_id and entries.id <> first.id
            and entries.published_at <= first.published_at
            order by entries.published_at desc limit ${FORMER_TITLES}) as former_titles
        from articles, lateral (
          select entries.id, feed_id, entries.published_at, text, left(html, ${4 * LOOKED_AT}) as html
          from article_entries join entries on entries.id = entry_id
          where article_id = articles.id and is_counted
          order by entries.published_at, entries.id limit 1
        ) as first
        where articles.id = any(${articles})`,
  )
  const rated = rows.map((row) => ({ id: row.id, ...rateQuality(row) }))
  // What has no counted entry is neither good nor bad, and is not asked for again.
  await db.run(sql`
    update articles set quality = coalesce(row.score, 1), quality_parts = coalesce(row.parts, '[]')
    from unnest(${articles}::bigint[]) as asked (id)
    left join jsonb_to_recordset(${JSON.stringify(rated)}::jsonb) as row (id bigint, score real, parts jsonb)
      using (id)
    where articles.id = asked.id`)
}

/** Rates what was written before there were ratings, a batch at a time. */
export const rateUnrated = job<object>('news-hub/rate-unrated', async ({ db }: Tools) => {
  for (;;) {
    const count = await db.transaction(async (db) => {
      const rows = await db.many(
        z.object({ id: z.int() }),
        sql`select id from articles where quality is null and not is_stale
            order by id desc limit ${BATCH} for update skip locked`,
      )
      if (rows.length > 0)
        await rateArticles(
          db,
          rows.map(({ id }) => id),
        )
      return rows.length
    })
    if (count === 0) return
  }
})
