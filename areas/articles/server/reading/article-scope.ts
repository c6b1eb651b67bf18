import { withLetters } from '#engine/outlets/mark-letters.ts'
import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { inHub } from '#server/access/asking.ts'
import { prepared } from '#server/database/prepared.ts'
import { iconShown } from '#feeds/outlets/shown-outlet.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import type { Article } from '../../contract.ts'
import type { Period } from '#areas/feed/contract.ts'
import { PERIOD_HOURS } from '#areas/feed/contracts/period-hours.ts'
import { countIndependent } from '#engine/joining/independent-outlets.ts'
import { isInLists, wasUnread } from './unlisted.ts'
import { isInHub } from './hub-scope.ts'
import { folderOf, nameOfCategory } from './reader-marks.ts'
import { isUnarchived } from '#feeds/store/retention.ts'
import { shownName } from './outlet-names.ts'
import { ArticleOutlet } from './stored-article.ts'

/** The articles that a query sees: those of one reader's sources, with their read state. */
export interface ArticleScope {
  db: Database
  readerId: string
  now: Date
  /** True to include muted sources, as the page of an article does. Lists leave them out. */
  includeMuted?: boolean
  /**
   * The articles with a similar meaning that a search found, best first, even if they have other
   * words.
   */
  near?: readonly number[]
  /**
   * Finds the articles nearest in meaning to an article, best first; missing if there are no
   * embeddings.
   */
  alikeTo?: (article: number) => Promise<readonly { article: number; cosine: number }[]>
  /** The id of the hub that lists are limited to; without it, they contain everything. */
  hub?: string | undefined
  /**
   * Limits lists and searches to articles that were unread at this time; missing for all articles.
   */
  unreadAt?: string | undefined
}

/** The reader whose sources count, and if muted ones are included. */
type SourceScope = Pick<ArticleScope, 'readerId' | 'includeMuted'>

const ArticleRow = z.object({
  id: z.int(),
  title: z.string(),
  summaryText: z.string(),
  category: z.string(),
  named: z.nullable(z.object({ name: z.string(), hue: z.string() })),
  imageEntryId: z.nullable(z.int()),
  affairId: z.nullable(z.int()),
  recordingSeconds: z.nullable(z.int()),
  outlets: z.array(ArticleOutlet),
  publishedAt: Time,
  isRead: z.boolean(),
  isKept: z.boolean(),
})
type ArticleRow = z.infer<typeof ArticleRow>

/** Lists the articles that `rest` selects (joins, conditions, order), as this reader sees them. */
export async function listArticles(scope: ArticleScope, rest: Sql): Promise<Article[]> {
  return askArticles(scope, articlesWhere(scope, rest))
}

/** Lists articles by id, in any order. */
export async function listArticlesOf(
  scope: ArticleScope,
  ids: readonly number[],
): Promise<Article[]> {
  return askArticles(scope, prepared(articlesWhere(scope, sql`where id = any(${[...ids]})`)))
}

function articlesWhere(scope: ArticleScope, rest: Sql): Sql {
  const category = sql`coalesce(nullif(${folderOf(scope.readerId)}, ''), category)`
  return sql`select id, title, summary_text, ${category} as category,
          ${nameOfCategory(scope.readerId, category)} as named, image_entry_id, outlets, published_at,
          (select affair_id from article_affairs where article_id = id) as affair_id,
          ${recordingSeconds(scope.readerId)} as recording_seconds,
          exists (select 1 from article_reads where article_id = id and reader_id = ${scope.readerId}) as is_read,
          ${isKept(scope)} as is_kept
        from articles ${rest}`
}

/**
 * Selects the length of the first recording that a source of the reader published with the article
 * and that states its length.
 */
function recordingSeconds(readerId: string): Sql {
  return sql`(select round((file ->> 'seconds')::numeric)::int from article_entries
      join entries as recorded on recorded.id = entry_id and recorded.enclosures <> '[]'::jsonb
      cross join lateral jsonb_array_elements(recorded.enclosures) as listed (file)
      where article_id = articles.id and file ->> 'seconds' is not null
        and exists (select 1 from sources where feed_id = recorded.feed_id and reader_id = ${readerId})
      order by article_entries.position limit 1)`
}

async function askArticles(scope: ArticleScope, query: Sql): Promise<Article[]> {
  const rows = await scope.db.many(ArticleRow, query)
  const names = await namesOfFeeds(scope, rows)
  return rows.map((row) => articleOf(row, names))
}

const FeedName = z.object({
  feedId: z.int(),
  name: z.string(),
  title: z.nullable(z.string()),
  ownOutlet: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  isFollowed: z.boolean(),
})
type FeedNames = Map<number, z.infer<typeof FeedName>>

/**
 * Reads the names of feeds: the reader's own, or the feed's name if the reader does not follow it.
 */
export async function namesOfFeeds(
  scope: ArticleScope,
  rows: readonly Pick<ArticleRow, 'outlets'>[],
): Promise<FeedNames> {
  const { db, readerId } = scope
  const feeds = new Set(rows.flatMap(({ outlets }) => outlets.flatMap(feedsOf)))
  const named = await db.many(
    FeedName,
    prepared(sql`select feeds.id as feed_id, ${sourceName} as name, title, outlet as own_outlet,
          (select hash from outlet_icons where key = outlet) as icon,
          sources.id is not null and ${isNotMuted(scope)} as is_followed
        from feeds left join sources on feed_id = feeds.id and reader_id = ${readerId}
        where feeds.id = any(${[...feeds]}) and (private_to is null or private_to = ${readerId})`),
  )
  return new Map(named.map((feed) => [feed.feedId, feed]))
}

/** The name of a source, or of the feed that is joined in the query. */
export const sourceName = sql`coalesce(sources.name, feeds.title,
  substring(address from '^https?://(?:[^/?#@]*@)?([^/?#:]+)'), 'A former source')`

/**
 * A condition for articles that may show an outlet for which `isNamed` holds. The name of an outlet
 * is stored with the article, or is that of one of its feeds (shownName).
 */
export function mayShowOutlet(readerId: string, isNamed: (name: Sql) => Sql): Sql {
  return sql`(feed_ids && array(select feeds.id from feeds left join sources on feed_id = feeds.id and reader_id = ${readerId}
      where ${isNamed(sourceName)})
    or ${isNamed(sql`jsonb_path_query_array(outlets, '$[*].name')::text`)})`
}

function iconOf(
  { outlet }: { outlet?: string | undefined },
  feeds: { ownOutlet: string | null; icon: string | null }[],
) {
  return feeds.find(({ ownOutlet }) => ownOutlet === outlet)?.icon
}

function feedsOf({ feed, feeds }: z.infer<typeof ArticleOutlet>): number[] {
  return feeds ?? [feed]
}

/**
 * Returns the outlets of an article that count for the reader. A source that is not followed counts
 * only in articles that the reader keeps.
 */
export function shownOutlets(row: Pick<ArticleRow, 'outlets' | 'isKept'>, feeds: FeedNames) {
  return row.outlets.flatMap((outlet) => {
    const known = feedsOf(outlet).flatMap((feed) => feeds.get(feed) ?? [])
    const shown = known.filter(({ isFollowed }) => isFollowed || row.isKept)
    return shown.length > 0
      ? [{ ...outlet, name: shownName(outlet, shown), icon: iconOf(outlet, known) }]
      : []
  })
}

function articleOf(row: ArticleRow, feeds: FeedNames): Article {
  const outlets = shownOutlets(row, feeds)
  const times = outlets.map(({ at }) => Date.parse(at))
  const first = Math.min(...times)
  const span = Math.max(...times) - first
  return {
    id: row.id,
    title: row.title,
    summary: row.summaryText,
    publishedTime: row.publishedAt,
    sources: withLetters(
      outlets.map(({ name, icon }) => ({ name, logo: name, ...iconShown(icon) })),
    ),
    sourceCount: outlets.length,
    independentCount: countIndependent(outlets),
    category: row.named?.name ?? row.category,
    ...(row.named && { hue: row.named.hue }),
    ...(row.imageEntryId === null ? {} : { image: inHub(`/images/${row.imageEntryId}`) }),
    tape: times.map((at) => (span === 0 ? 0 : (at - first) / span)),
    isRead: row.isRead,
    ...(row.affairId !== null && { affair: row.affairId }),
    ...(row.recordingSeconds !== null && { recordingSeconds: row.recordingSeconds }),
  }
}

/**
 * A condition: a feed of the article is followed and not muted. The first feed, which decides for
 * most articles, is looked up in a hash. Comparing lists takes ten times as long with a thousand
 * sources.
 */
export function isFollowed(scope: SourceScope, feeds = sql`feed_ids`): Sql {
  const feedIds = sql`select feed_id from sources where reader_id = ${scope.readerId} and ${isNotMuted(scope)}`
  return sql`(${feeds}[1] in (${feedIds}) or ${feeds} && array(${feedIds}))`
}

/** A condition on sources: not muted, unless muted ones are included. */
function isNotMuted({ includeMuted = false }: SourceScope): Sql {
  return includeMuted ? sql`true` : sql`muted_at is null`
}

/**
 * A condition on `articles`: not private to another reader. Articles that the reader follows or
 * keeps always meet it.
 */
export function isOpenTo(readerId: string): Sql {
  return sql`(articles.private_to is null or articles.private_to = ${readerId})`
}

/** A condition: the reader keeps the article, even if its sources are no longer followed. */
export function isKept({ readerId }: Pick<ArticleScope, 'readerId'>): Sql {
  return sql`((exists (select 1 from saved_articles where article_id = articles.id and reader_id = ${readerId})
    or exists (select 1 from notes where article_id = articles.id and reader_id = ${readerId})) and ${isOpenTo(readerId)})`
}

/** A condition: the article belongs to the reader, even if lists do not show it. */
export function isReaders({ readerId }: Pick<ArticleScope, 'readerId'>): Sql {
  return sql`(${isFollowed({ readerId, includeMuted: true })} or ${isKept({ readerId })})`
}

/**
 * A condition: the article is in the hub, is neither archived nor hidden, and is unread if only
 * unread ones are requested.
 */
function isListed(scope: ArticleScope): Sql {
  const { readerId, now, unreadAt } = scope
  return sql`${isUnarchived(readerId, now)} and ${isInLists(readerId)} and ${isInHub(scope)}
    and ${wasUnread(readerId, unreadAt)}`
}

/**
 * A table with id and category of all listed articles that meet a condition. It reads only
 * `articles_by_category` and never the wide rows, except for articles with very many feeds.
 */
export function allListed(scope: ArticleScope, within: Sql): Sql {
  const byFirstFeeds = isFollowed(scope, sql`first_feeds`)
  const others = sql`${isListed(scope)} and ${within}`
  return sql`
    select id, category from articles where ${byFirstFeeds} and ${others}
    union all
    select id, category from articles
    where feed_ids[17] is not null and not ${byFirstFeeds} and ${isFollowed(scope)} and ${others}`
}

/**
 * A condition that the article is followed, for lists of the newest articles without archived or
 * hidden ones. PostgreSQL estimates that one article in a hundred is followed, and would sort them
 * all. In this form it estimates half, and walks the index from its end.
 */
export function isMostlyFollowed(scope: ArticleScope): Sql {
  return sql`coalesce(${isFollowed(scope)} and ${isListed(scope)}, false)`
}

export function startOf(period: Period, now: Date): Date {
  return new Date(now.getTime() - PERIOD_HOURS[period] * 3_600_000)
}
