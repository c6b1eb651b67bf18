import { isUnarchived } from '#feeds/store/retention.ts'
import { join, sql, type Sql } from '#server/tools.ts'
import type { Selection, Within } from './client-item.ts'
import {
  followedFeeds,
  isLabelled,
  isListed,
  isOfReader,
  isReadable,
  isSaved,
} from './followed-feeds.ts'

/** Entries with their articles: the tables that the conditions of this file apply to. */
export const entriesInArticles = sql`entries join article_entries on entry_id = entries.id`

const article = sql`article_entries.article_id`

/**
 * A condition for unread entries. It has two subqueries, because PostgreSQL runs each of them once
 * for all rows; it would run a combined one for each row.
 */
export function isUnread(readerId: string): Sql {
  // An entry that arrived after its article was read is unread, unless a rule marked the article.
  return sql`not exists (
      select from article_reads as marks where marks.reader_id = ${readerId} and marks.article_id = ${article}
        and (marks.read_at >= entries.seen_at or marks.rule_id is not null))
    and not exists (
      select from reader_clients_reads as marks
      where marks.reader_id = ${readerId} and marks.entry_id = entries.id)`
}

/**
 * A condition for starred entries: those of a saved article that were starred in a client. If the
 * article was saved in the server instead, its first entry counts as starred.
 */
export function isStarred(readerId: string): Sql {
  return sql`(${isSaved(readerId, article)} and entries.id in (${starsOf(readerId, article)}))`
}

/** Ids of the starred entries of a saved article, as a table. */
export function starsOf(readerId: string, article: Sql): Sql {
  const own = sql`select own.entry_id from article_entries as own
    join reader_clients_stars as stars on stars.entry_id = own.entry_id and stars.reader_id = ${readerId}
    where own.article_id = ${article}`
  return sql`${own} union all (
    select first.id from article_entries as own join entries as first on first.id = own.entry_id
    where own.article_id = ${article} and not exists (${own})
      and (${isOfReader(readerId, sql`first.feed_id`)} or ${isReadable(readerId, sql`first.feed_id`)})
    order by not ${isOfReader(readerId, sql`first.feed_id`)}, first.id limit 1)`
}

/** A condition for entries that the reader may read, whether lists show them or not. */
export function isReaders(readerId: string): Sql {
  return sql`(${isOfReader(readerId, sql`entries.feed_id`)}
    or ${isSaved(readerId, article)} and ${isReadable(readerId, sql`entries.feed_id`)})`
}

/** A condition for the entries that lists show for a selection. */
export function isSelected(readerId: string, now: Date, selection: Selection): Sql {
  const { within, isRead, isStarred: starred, since, until, above, below } = selection
  const conditions = isWithin(readerId, now, within)
  if (isRead !== undefined)
    conditions.push(isRead ? sql`not (${isUnread(readerId)})` : isUnread(readerId))
  if (starred !== undefined)
    conditions.push(starred ? isStarred(readerId) : sql`not ${isStarred(readerId)}`)
  if (since) conditions.push(sql`entries.seen_at >= ${since}`)
  if (until) conditions.push(sql`entries.seen_at <= ${until}`)
  if (above !== undefined) conditions.push(sql`entries.id > ${above}`)
  if (below !== undefined) conditions.push(sql`entries.id < ${below}`)
  return join(conditions, ' and ')
}

function isWithin(readerId: string, now: Date, within: Within): Sql[] {
  if (within.kind === 'starred')
    return [isReadable(readerId, sql`entries.feed_id`), isStarred(readerId)]
  if (within.kind !== 'label') {
    return [
      sql`entries.feed_id in (${followedFeeds(readerId, within)})`,
      isUnarchived(readerId, now, article),
      isListed(readerId, article),
    ]
  }
  const { names, folder } = within
  const labelled = [isLabelled(readerId, article, names), isReaders(readerId)]
  if (!folder) return labelled
  const inFolder = isWithin(readerId, now, { kind: 'folder', folder })
  return [sql`((${join(labelled, ' and ')}) or (${join(inFolder, ' and ')}))`]
}
