import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { outletNames } from '#engine/outlets/by-outlet.ts'
import type { Article } from '#areas/articles/contract.ts'
import { isMostlyFollowed, isReaders, listArticlesOf } from '#areas/articles/server/lends/lists.ts'
import { serverSaved } from '#areas/saved/server/lends.ts'
import { openLink } from '#server/fetch/newswire-address.ts'
import { join, sql, type Desk, type Sql } from '#server/tools.ts'
import { articleHtml, readReports, type Report } from './article-html.ts'
import type { ClientItem, Items, Selection, Within } from './client-item.ts'
import { followedFeeds, isLabelled, isSaved, labelsOf } from './followed-feeds.ts'
import { labelArticles } from './label-articles.ts'
import { markArticles } from './mark-articles.ts'

const Ref = z.object({ id: z.int(), feed: z.int(), arrivedAt: Time })

/**
 * Items that are articles. An article belongs to the first of its feeds that the reader follows, or
 * else to its first feed.
 */
export function articleItems(desk: Desk, origin: string): Items {
  const { db, readerId, now } = desk
  const scope = () => ({ db, readerId, now: now() })
  const id = sql`articles.id`

  /** The feed of an article, because clients show each item in one feed only. */
  const ownFeed = sql`coalesce(
    (select own.feed_id from unnest(feed_ids) with ordinality as own (feed_id, place)
      where own.feed_id in (${followedFeeds(readerId)}) order by own.place limit 1), feed_ids[1])`
  const isUnread = sql`not exists (
    select from article_reads as marks where marks.reader_id = ${readerId} and marks.article_id = ${id})`

  function isSelected({ within, isRead, isStarred, since, until, above, below }: Selection): Sql {
    const conditions = isWithin(within)
    if (isRead !== undefined) conditions.push(isRead ? sql`not (${isUnread})` : isUnread)
    if (isStarred !== undefined)
      conditions.push(isStarred ? isSaved(readerId, id) : sql`not ${isSaved(readerId, id)}`)
    if (since) conditions.push(sql`articles.created_at >= ${since}`)
    if (until) conditions.push(sql`articles.created_at <= ${until}`)
    if (above !== undefined) conditions.push(sql`${id} > ${above}`)
    if (below !== undefined) conditions.push(sql`${id} < ${below}`)
    return join(conditions, ' and ')
  }

  function isWithin(within: Within): Sql[] {
    switch (within.kind) {
      case 'starred':
        return [isSaved(readerId, id)]
      case 'label': {
        const { names, folder } = within
        const labelled = [isLabelled(readerId, id, names), isReaders({ readerId })]
        if (!folder) return labelled
        const inFolder = isWithin({ kind: 'folder', folder })
        return [sql`((${join(labelled, ' and ')}) or (${join(inFolder, ' and ')}))`]
      }
      case 'feed':
      case 'folder': {
        const feeds = followedFeeds(readerId, within)
        return [
          isMostlyFollowed(scope()),
          // The first condition finds the articles. The second leaves out those that are shown in
          // another feed.
          sql`${id} in (select article_id from article_entries join entries on entries.id = entry_id
                where entries.feed_id in (${feeds}))`,
          sql`${ownFeed} in (${feeds})`,
        ]
      }
      default:
        return [isMostlyFollowed(scope())]
    }
  }

  return {
    async list(selection, { oldestFirst, count }) {
      const order = oldestFirst ? id : sql`${id} desc`
      return db.many(
        Ref,
        sql`select id, ${ownFeed} as feed, created_at as arrived_at from articles
            where ${isSelected(selection)} order by ${order} limit ${count}`,
      )
    },

    async listIds(selection) {
      const { ids } = await db.one(
        z.object({ ids: z.array(z.int()) }),
        sql`select array(select id from articles where ${isSelected(selection)} order by id desc) as ids`,
      )
      return ids
    },

    async read(ids) {
      const rows = await db.many(
        z.extend(Ref, {
          isStarred: z.boolean(),
          feedName: z.string(),
          feedSite: z.nullable(z.string()),
          folder: z.nullable(z.array(z.string())),
          labels: z.array(z.string()),
        }),
        sql`select one.*, coalesce(sources.name, feeds.title, '') as feed_name, site as feed_site, folder
            from (
              select id, ${ownFeed} as feed, created_at as arrived_at, ${isSaved(readerId, id)} as is_starred,
                ${labelsOf(readerId, id)} as labels
              from articles where id = any(${[...ids]}) and ${isReaders({ readerId })}
            ) as one join feeds on feeds.id = one.feed
              left join sources on sources.feed_id = feeds.id and sources.reader_id = ${readerId}`,
      )
      const readable = new Map(rows.map((row) => [row.id, row]))
      const articles = await listArticlesOf({ ...scope(), includeMuted: true }, [
        ...readable.keys(),
      ])
      const written = new Map(articles.map((article) => [article.id, article]))
      const reports = await readReports(db, readerId, [...readable.keys()])
      return ids.flatMap((id) => {
        const [row, article] = [readable.get(id), written.get(id)]
        return row && article
          ? {
              ...row,
              ...itemOf(article, reports.get(id) ?? []),
              feedSite: openLink(row.feedSite, desk),
              folder: row.folder ?? [],
            }
          : []
      })
    },

    async countUnread() {
      return db.many(
        z.object({ feed: z.int(), count: z.int(), newestAt: Time }),
        sql`select ${ownFeed} as feed, count(*)::int as count, max(created_at) as newest_at from articles
            where ${isSelected({ within: { kind: 'all' }, isRead: false })} group by 1`,
      )
    },

    async countUnreadLabelled() {
      return db.many(
        z.object({ label: z.string(), feed: z.int(), count: z.int(), newestAt: Time }),
        sql`select tag as label, ${ownFeed} as feed, count(*)::int as count, max(created_at) as newest_at
            from articles join article_tags as given on given.article_id = ${id} and given.reader_id = ${readerId}
            where ${isReaders({ readerId })} and ${isUnread} group by 1, 2 order by 1, 2`,
      )
    },

    async setRead(which, isRead) {
      const where =
        'within' in which
          ? isSelected({ ...which, isRead: !isRead })
          : sql`${id} = any(${[...which]}) and ${isReaders({ readerId })}`
      await markArticles(desk, sql`select id as article_id from articles where ${where}`, isRead)
    },

    async setStarred(ids, isStarred) {
      const saved = serverSaved(desk)
      const own = await db.many(
        z.object({ article: z.int() }),
        sql`select id as article from articles where id = any(${[...ids]}) and ${isReaders({ readerId })}`,
      )
      for (const { article } of own) {
        if (isStarred) await saved.saveArticle({ article })
        else await saved.removeSaved({ kind: 'articles', id: String(article) })
      }
    },

    async setLabels(ids, change) {
      await labelArticles(
        desk,
        sql`select id as article_id from articles where id = any(${[...ids]}) and ${isReaders({ readerId })}`,
        change,
      )
    },
  }

  function itemOf(
    article: Article,
    reports: Report[],
  ): Omit<
    ClientItem,
    'id' | 'feed' | 'arrivedAt' | 'isStarred' | 'feedName' | 'feedSite' | 'folder' | 'labels'
  > {
    return {
      title: article.title,
      author: outletNames(article.sources).join(', '),
      link: `${origin}/news-hub/feed?article=${article.id}`,
      html: articleHtml(article.summary, reports),
      publishedAt: article.publishedTime,
      isRead: article.isRead,
      enclosures: [],
    }
  }
}
