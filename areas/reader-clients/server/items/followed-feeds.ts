import { sql, type Sql } from '#server/tools.ts'
import type { Within } from './client-item.ts'

/** Ids of the feeds that a reader follows, as a table, without muted ones. */
export function followedFeeds(readerId: string, within: Within = { kind: 'all' }): Sql {
  const feeds = sql`select feed_id from sources where reader_id = ${readerId} and muted_at is null`
  switch (within.kind) {
    case 'feed':
      return sql`${feeds} and feed_id = ${within.feed}`
    case 'folder':
      return sql`${feeds} and folder = ${within.folder}`
    default:
      return feeds
  }
}

/** A condition on a column of feed ids: the reader follows the feed, muted or not. */
export function isOfReader(readerId: string, feed: Sql): Sql {
  return sql`${feed} in (select feed_id from sources where reader_id = ${readerId})`
}

/** A condition on a column of feed ids: the feed is not private to another reader. */
export function isReadable(readerId: string, feed: Sql): Sql {
  return sql`exists (select from feeds where feeds.id = ${feed} and (private_to is null or private_to = ${readerId}))`
}

/** A condition on a column of article ids: the reader saved the article. */
export function isSaved(readerId: string, article: Sql): Sql {
  return sql`${article} in (select article_id from saved_articles where reader_id = ${readerId})`
}

/** A condition on a column of article ids: the article has one of these tags. */
export function isLabelled(readerId: string, article: Sql, names: readonly string[]): Sql {
  return sql`${article} in (
    select article_id from article_tags where reader_id = ${readerId} and tag = any(${[...names]}))`
}

/** The tags of an article, as an SQL expression. */
export function labelsOf(readerId: string, article: Sql): Sql {
  return sql`array(select tag from article_tags as given
    where given.reader_id = ${readerId} and given.article_id = ${article} order by tag)`
}

/** A condition on a column of article ids: neither archived nor hidden. */
export function isListed(readerId: string, article: Sql): Sql {
  return sql`not exists (select from articles_put_away as away where away.reader_id = ${readerId} and away.article_id = ${article})`
}
