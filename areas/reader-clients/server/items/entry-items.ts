import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sourceName } from '#areas/articles/server/lends/lists.ts'
import { prepared } from '#server/database/prepared.ts'
import { openLink } from '#server/fetch/newswire-address.ts'
import { sql, type Desk, type Sql } from '#server/tools.ts'
import type { ClientItem, Items, Selection } from './client-item.ts'
import { clientHtml } from './client-html.ts'
import {
  entriesInArticles,
  isReaders,
  isSelected,
  isStarred,
  isUnread,
} from './entry-conditions.ts'
import { labelsOf } from './followed-feeds.ts'
import { labelArticles } from './label-articles.ts'
import { markRead, markUnread } from './mark-entries.ts'
import { starEntries } from './star-entries.ts'

const Ref = z.object({ id: z.int(), feed: z.int(), arrivedAt: Time })

const Row = z.extend(Ref, {
  title: z.string(),
  authors: z.array(z.string()),
  link: z.nullable(z.string()),
  text: z.string(),
  html: z.nullable(z.string()),
  wholeHtml: z.nullable(z.string()),
  enclosures: z.array(
    z.object({
      url: z.string(),
      type: z.optional(z.nullable(z.string())),
      length: z.optional(z.nullable(z.number())),
    }),
  ),
  publishedAt: Time,
  isUnread: z.boolean(),
  isStarred: z.boolean(),
  feedName: z.string(),
  feedSite: z.nullable(z.string()),
  folder: z.nullable(z.array(z.string())),
  labels: z.array(z.string()),
})

/** Items that are entries, because old clients expect one item for each published entry. */
export function entryItems(desk: Desk, origin: string): Items {
  const { db, readerId, now, secrets } = desk
  const selected = (selection: Selection) => isSelected(readerId, now(), selection)
  const chosen = (where: Sql) =>
    sql`select entries.id as entry_id, article_id from ${entriesInArticles} where ${where}`

  return {
    async list(selection, { oldestFirst, count }) {
      const order = oldestFirst ? sql`entries.id` : sql`entries.id desc`
      return db.many(
        Ref,
        sql`select entries.id, entries.feed_id as feed, seen_at as arrived_at
            from ${entriesInArticles} where ${selected(selection)} order by ${order} limit ${count}`,
      )
    },

    async listIds(selection) {
      const { ids } = await db.one(
        z.object({ ids: z.array(z.int()) }),
        sql`select array(select entries.id from ${entriesInArticles}
              where ${selected(selection)} order by entries.id desc) as ids`,
      )
      return ids
    },

    async read(ids) {
      const rows = await db.many(
        Row,
        // An email without a web page links to its page on this server.
        prepared(sql`select entries.id, entries.feed_id as feed, seen_at as arrived_at, entries.title, entries.authors, text,
              entries.html, 
              (select whole.html from entry_full_texts as whole where whole.entry_id = entries.id and whole.state = 'fetched') as whole_html, enclosures, published_at,
              coalesce(link, case when address like 'inbox:%' then ${origin} || '/mails/' || entries.id end) as link,
              (${isUnread(readerId)}) as is_unread, ${isStarred(readerId)} as is_starred,
              ${sourceName} as feed_name, site as feed_site, folder, ${labelsOf(readerId, sql`article_id`)} as labels
            from ${entriesInArticles} join feeds on feeds.id = entries.feed_id
              left join sources on sources.feed_id = feeds.id and sources.reader_id = ${readerId}
            where entries.id = any(${[...ids]}) and ${isReaders(readerId)}`),
      )
      const items = new Map(rows.map((row) => [row.id, itemOf(row)]))
      return ids.flatMap((id) => items.get(id) ?? [])
    },

    async countUnread() {
      return db.many(
        z.object({ feed: z.int(), count: z.int(), newestAt: Time }),
        sql`select entries.feed_id as feed, count(*)::int as count, max(seen_at) as newest_at
            from ${entriesInArticles}
            where ${selected({ within: { kind: 'all' }, isRead: false })} group by 1`,
      )
    },

    async countUnreadLabelled() {
      return db.many(
        z.object({ label: z.string(), feed: z.int(), count: z.int(), newestAt: Time }),
        sql`select tag as label, entries.feed_id as feed, count(*)::int as count, max(seen_at) as newest_at
            from ${entriesInArticles} join article_tags as given
              on given.article_id = article_entries.article_id and given.reader_id = ${readerId}
            where ${isReaders(readerId)} and ${isUnread(readerId)} group by 1, 2 order by 1, 2`,
      )
    },

    async setRead(which, isRead) {
      const where =
        'within' in which
          ? selected({ ...which, isRead: !isRead })
          : sql`entries.id = any(${[...which]}) and ${isReaders(readerId)}`
      await (isRead ? markRead : markUnread)(desk, chosen(where))
    },

    async setStarred(ids, isStarred) {
      await starEntries(desk, ids, isStarred)
    },

    async setLabels(ids, change) {
      const where = sql`entries.id = any(${[...ids]}) and ${isReaders(readerId)}`
      await labelArticles(
        desk,
        sql`select distinct article_id from (${chosen(where)}) as one`,
        change,
      )
    },
  }

  function itemOf({
    authors,
    text,
    html,
    wholeHtml,
    isUnread,
    folder,
    ...row
  }: z.infer<typeof Row>): ClientItem {
    return {
      ...row,
      link: openLink(row.link, desk),
      feedSite: openLink(row.feedSite, desk),
      author: authors.join(', '),
      html: clientHtml({ text, html: wholeHtml || html, secrets, origin }),
      isRead: !isUnread,
      folder: folder ?? [],
      enclosures: row.enclosures.map(({ url, type = null, length = null }) => ({
        url,
        type,
        length,
      })),
    }
  }
}
