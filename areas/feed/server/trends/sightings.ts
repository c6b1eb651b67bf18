import { bulk } from '#server/database/bulk.ts'
import { sql, type Database } from '#server/tools.ts'
import { readTrustedNow } from '#server/clock/read-clock.ts'
import type { Report } from '#engine/front/breaking.ts'
import type { ArticleKeywords } from '#areas/articles/contract.ts'

/**
 * The hours for which each source of a term is stored. Of older mentions, only a level is stored.
 */
const REMEMBERED_HOURS = 24
/** The hours after which a mention counts half as much. */
export const HALF_LIFE_HOURS = 48
const TERMS_OF_AN_ARTICLE = 10
/** The most terms that are stored; those with the lowest level are deleted first. */
const MOST_TERMS = 50_000
/** The level below which a term is deleted, because it was not mentioned for weeks. */
const LEAST_LEVEL = 0.02
const HOUR_MS = 3_600_000

interface Spoken {
  id: number
  language: string | null
  keywords: ArticleKeywords
  /** Reports that are not copies of other reports. */
  reports: readonly Report[]
}

/**
 * Counts each source once an hour for each term that it mentions. An article may be passed several
 * times.
 */
export async function noteSightings(
  db: Database,
  articles: readonly Spoken[],
  now: Date,
): Promise<void> {
  await tidy(db, await readTrustedNow(db, now))
  const since = now.getTime() - REMEMBERED_HOURS * HOUR_MS
  const rows = articles.flatMap(({ id, language, keywords, reports }) => {
    const terms = [...keywords.names.map(({ name }) => name), ...keywords.phrases]
    return reports
      .filter(({ at }) => at > since && at <= now.getTime())
      .flatMap(({ source, at }) =>
        terms.slice(0, TERMS_OF_AN_ARTICLE).map((words) => ({
          language: language ?? '',
          term: words.toLowerCase(),
          words,
          hour: new Date(Math.floor(at / HOUR_MS) * HOUR_MS).toISOString(),
          feed: source,
          article: id,
        })),
      )
  })
  if (rows.length === 0) return
  const given = bulk(rows, {
    ...{ language: 'text', term: 'text', words: 'text', hour: 'timestamptz' },
    ...{ feed: 'bigint', article: 'bigint' },
  })
  // Rows are locked in the same order everywhere, so that workers cannot deadlock.
  await db.run(sql`
    with row as (
      select distinct on (hour, language, term, feed) * from ${given.rows}
      order by hour, language, term, feed
    ), seen as (
      insert into trend_sightings (language, term, hour, feed_id, article_id)
      select language, term, hour, feed, article from row order by hour, language, term, feed
      on conflict do nothing returning language, term, hour
    )
    insert into trend_terms as known (language, term, words, level, level_at)
    select language, term, min(words), sum(${halved(sql`hour`, now)}), ${now}
    from seen join (select distinct on (language, term) language, term, words from row) as written using (language, term)
    group by language, term order by language, term
    on conflict (language, term) do update set
      level = known.level * ${halved(sql`known.level_at`, now)} + excluded.level, level_at = excluded.level_at`)
  const first = rows.reduce((least, { hour }) => (hour < least ? hour : least), rows[0]!.hour)
  await db.run(sql`update trend_clock set since = ${first} where since is null or since > ${first}`)
}

/** The factor by which a number has decayed since a time. */
export function halved(time: ReturnType<typeof sql>, now: Date) {
  return sql`power(0.5, greatest(0, extract(epoch from ${now}::timestamptz - ${time})) / 3600 / ${HALF_LIFE_HOURS})`
}

/** Removes old mentions and weak terms, at most once an hour among all workers. */
async function tidy(db: Database, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  const { changed } = await db.run(sql`
    update trend_clock set tidied_at = ${now} where ctid in (
      select ctid from trend_clock where tidied_at is null or tidied_at < ${hourAgo} for update skip locked)`)
  if (changed === 0) return
  await db.run(sql`
    delete from trend_sightings where hour < ${new Date(now.getTime() - (REMEMBERED_HOURS + 1) * HOUR_MS)}`)
  await db.run(sql`
    delete from trend_terms where level * ${halved(sql`level_at`, now)} < ${LEAST_LEVEL}`)
  await db.run(sql`
    delete from trend_terms where (language, term) in (
      select language, term from trend_terms order by level * ${halved(sql`level_at`, now)} desc offset ${MOST_TERMS})`)
}
