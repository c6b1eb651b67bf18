import { sql, type Sql } from '#server/tools.ts'
import type { ArticleScope } from './article-scope.ts'
import { walk } from './hub-scope.ts'

/** The factor by which one step of a boost raises the rank of an article. */
const BOOST_STEP = 1.5

/**
 * The folder in which a reader sees an article of `articles`: the one that the reader or a rule
 * moved it to, otherwise the one by the settings of folders, otherwise its category; empty if no
 * folder accepts it.
 */
export function folderOf(readerId: string): Sql {
  return sql`coalesce(
    (select article_moves.category from article_moves
      where article_moves.article_id = articles.id and article_moves.reader_id = ${readerId}),
    (select folder from articles_filed
      where articles_filed.article_id = articles.id and articles_filed.reader_id = ${readerId}),
    articles.category)`
}

/**
 * The category that a reader sees of an article of `articles` before rules change it, so that
 * conditions of rules can use it.
 */
export function categoryFor(readerId: string): Sql {
  return sql`coalesce(
    (select article_moves.category from article_moves where article_moves.article_id = articles.id
      and article_moves.reader_id = ${readerId} and article_moves.rule_id is null),
    (select nullif(folder, '') from articles_filed
      where articles_filed.article_id = articles.id and articles_filed.reader_id = ${readerId}),
    articles.category)`
}

/**
 * A condition: a reader sees an article of `articles` in a folder. It gives the same result as
 * `folderOf`, but checks the rare cases first.
 */
export function isInFolder(readerId: string, folder: string): Sql {
  const moved = sql`select article_id from article_moves where reader_id = ${readerId}`
  const filed = sql`select article_id from articles_filed where reader_id = ${readerId}`
  return sql`(
    articles.id in (${moved} and category = ${folder})
    or articles.id not in (${moved}) and (
      articles.id in (${filed} and folder = ${folder})
      or articles.category = ${folder} and articles.id not in (${filed})))`
}

/**
 * A table with the ids of the newest articles in a reader's folder after the article `before`:
 * those of its category, and those moved or filed into it. `conditions` are on `articles`.
 */
export function newestInFolder(
  scope: ArticleScope,
  folder: string,
  conditions: (scope: ArticleScope) => Sql,
  {
    since,
    before = null,
    count,
  }: { since?: Date; before?: { at: string; id: number } | null; count: number },
): Sql {
  const { readerId } = scope
  const newest = sql`order by articles.published_at desc, articles.id desc limit ${count}`
  const subject = walk(scope, { since, before, category: folder })
  const inTime = since ? sql`articles.published_at > ${since}` : sql`true`
  const isBehind = before
    ? sql`(articles.published_at, articles.id) < (${before.at}, ${before.id})`
    : sql`true`
  const isRecent = sql`${inTime} and ${isBehind} and ${conditions(scope)}`
  const isMoved = sql`exists (select 1 from article_moves
    where article_moves.article_id = articles.id and article_moves.reader_id = ${readerId})`
  const isFiled = sql`exists (select 1 from articles_filed
    where articles_filed.article_id = articles.id and articles_filed.reader_id = ${readerId})`
  return sql`
    (select articles.id from ${subject.from} where ${subject.within} and ${conditions(subject.scope)}
      and not ${isMoved} and not ${isFiled} order by ${subject.at} desc, ${subject.id} desc limit ${count})
    union all
    (select articles.id from article_moves as moved join articles on articles.id = moved.article_id
      where moved.reader_id = ${readerId} and moved.category = ${folder} and ${isRecent} ${newest})
    union all
    (select articles.id from articles_filed as filed join articles on articles.id = filed.article_id
      where filed.reader_id = ${readerId} and filed.folder = ${folder} and ${isRecent}
      and not ${isMoved} ${newest})`
}

/** A reader's own name and color of a category, as JSON; null if the reader changed neither. */
export function nameOfCategory(readerId: string, category: Sql): Sql {
  return sql`(select jsonb_build_object('name', own.name, 'hue', own.hue) from reader_categories as own
    where own.reader_id = ${readerId} and own.id = ${category} and own.removed_at is null)`
}

/** The factor by which a reader's boost changes the rank of an article of `articles`. */
export function boostFor(readerId: string): Sql {
  return sql`coalesce((select power(${BOOST_STEP}::float8, amount) from article_boosts
    where article_boosts.article_id = articles.id and article_boosts.reader_id = ${readerId}), 1)`
}

/** A table with the ids of articles that a reader boosted. */
export function boosted(readerId: string): Sql {
  return sql`select article_id from article_boosts where reader_id = ${readerId} and amount > 0`
}
