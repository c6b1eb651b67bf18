import * as z from 'zod/mini'
import { sql, type Database, type Sql } from '#server/tools.ts'

/** A change that a migration makes to existing rows. */
interface Conversion {
  what: string
  /** The migration after which there are rows to convert; the migration `by` converts them. */
  after: string
  by: string
  /** A statement that changes the filled tables so that there is something to convert. */
  prepare?: Sql
  /** A query for one row with one column, which is true if the rows were converted. */
  isDone: Sql
}

const conversions: Conversion[] = [
  {
    what: 'entries are counted by the day and in all',
    after: '002-sources.sql',
    by: '009-source-health.sql',
    isDone: sql`select (select sum(entries) from feed_totals) = 3 and (select sum(entries) from feed_days) = 3`,
  },
  {
    what: 'articles know how many of their sources are independent',
    after: '001-news-hub.sql',
    by: '017-joining.sql',
    isDone: sql`select not exists (select from articles where independent_count <> source_count)`,
  },
  {
    what: 'breaking news has an end',
    after: '001-news-hub.sql',
    by: '018-subjects.sql',
    isDone: sql`select bool_and((breaking_until is not null) = is_breaking) and bool_or(is_breaking) from articles`,
  },
  {
    what: 'the key of an endpoint is a credential of that endpoint',
    after: '015-ai.sql',
    by: '032-connections.sql',
    isDone: sql`select (select count(*) from ai_endpoints join connections on subject = ai_endpoints.id
        and area = 'models' and connections.kind = 'endpoint' and connections.reader_id = ai_endpoints.reader_id) = 2`,
  },
  {
    what: 'a threshold that a reader chose stays as strict',
    after: '017-joining.sql',
    by: '033-one-partition.sql',
    prepare: sql`update joining set count_at = 0.7`,
    isDone: sql`select join_at = 0.7::real and count_at is null from joining`,
  },
  {
    what: 'headers of a source are a credential of that source',
    after: '002-sources.sql',
    by: '041-headers-in-connections.sql',
    isDone: sql`select (select count(*) from feeds join connections on subject = feeds.id::text
        and area = 'sources' and connections.kind = 'request-headers' and connections.reader_id = private_to) = 1`,
  },
  {
    what: 'articles have had their headline since now at the latest',
    after: '001-news-hub.sql',
    by: '043-headlines.sql',
    isDone: sql`select bool_and(title_at <= now()) from articles`,
  },
  {
    what: 'whoever was here before is the owner',
    after: '001-news-hub.sql',
    by: '051-readers.sql',
    isDone: sql`select bool_and(role = 'owner') from readers`,
  },
  {
    what: 'a feed whose address has a secret is private',
    after: '002-sources.sql',
    by: '052-private-articles.sql',
    isDone: sql`select private_to is not null from feeds where address like '%token=%'`,
  },
  {
    what: 'a feed whose address has a secret is private also where there were two readers before',
    after: '051-readers.sql',
    by: '052-private-articles.sql',
    isDone: sql`select private_to = 'readers-1' from feeds where address like '%token=%'`,
  },
  {
    what: 'what one of two readers alone may see stands in no article of the other',
    after: '051-readers.sql',
    by: '052-private-articles.sql',
    // Puts all entries into one article, as before private articles were separated.
    prepare: sql`update article_entries set article_id = (select min(id) from articles)`,
    isDone: sql`select not exists (
        select from article_entries join entries on entries.id = entry_id join feeds on feeds.id = feed_id
          join articles on articles.id = article_id
        where feeds.private_to is distinct from articles.private_to)`,
  },
  {
    what: 'topics that want several sources are counted anew',
    after: '013-topics.sql',
    by: '066-recount-topics.sql',
    prepare: sql`with counted as (delete from topics_waiting) update topics set min_source_count = 2`,
    isDone: sql`select not exists (select from topics where id not in (select topic_id from topics_waiting))`,
  },
  {
    what: 'articles that were to be written are written yet',
    after: '001-news-hub.sql',
    by: '073-stale-articles.sql',
    prepare: sql`update articles set is_stale = true`,
    isDone: sql`select not exists (select from articles where is_stale or id not in (select article_id from stale_articles))
        and exists (select from stale_articles)`,
  },
  {
    what: 'sources that go by the titles of their feeds get the names of their outlets',
    after: '002-sources.sql',
    by: '093-names-of-sources.sql',
    prepare: sql`update sources set name = coalesce(title, address) from feeds where feeds.id = feed_id`,
    isDone: sql`select bool_and(awaits_name) from sources`,
  },
  {
    what: 'podcasts are answered in full by their next fetch',
    after: 'episodes/006-streams.sql',
    by: 'episodes/007-podcasts-again.sql',
    prepare: sql`update entries set enclosures = '[{"url": "https://loft.example/1.mp3", "type": null, "length": null}]'`,
    isDone: sql`select bool_and(etag is null and last_modified is null and body_hash is null)
        from feeds where id in (select feed_id from entries)`,
  },
]

/**
 * The conversions between a database with the applied migrations and one with the missing ones,
 * too.
 */
export function conversionsFor(applied: readonly string[], missing: readonly string[]) {
  return conversions.filter(({ after, by }) => applied.includes(after) && missing.includes(by))
}

export async function isConverted(db: Database, { isDone }: Conversion): Promise<boolean> {
  const row = await db.one(z.record(z.string(), z.nullable(z.boolean())), isDone)
  return Object.values(row)[0] === true
}
