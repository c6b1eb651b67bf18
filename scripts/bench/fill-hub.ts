import * as z from 'zod/mini'
import { categories } from '#engine/categories/categories.ts'
import { sql, type Database } from '#server/tools.ts'
import { wordsFrom } from './made-up-news.ts'

const FEEDS = 200
const DAYS = 30
const BATCH = 2000
/** How many sources articles have: most have one, few have many. */
const SOURCE_COUNTS = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 7]

/** Fills a hub with made-up entries of the last month, joined into articles as the pipeline leaves them. */
export async function fillHub(db: Database, readerId: string, entryCount: number): Promise<void> {
  const feeds = await followMadeUpFeeds(db, readerId)
  const subjects = categories.filter((category) => category !== 'Breaking')
  const now = Date.now()
  let entry = 0
  let article = 0
  while (entry < entryCount) {
    const articles = []
    const entries = []
    while (entries.length < BATCH && entry < entryCount) {
      article++
      const count = Math.min(SOURCE_COUNTS[article % SOURCE_COUNTS.length]!, entryCount - entry)
      const { title, text } = wordsFrom(article)
      // Spread over the month without an order, as articles of many sources are.
      const newest = now - ((article * 7919) % (DAYS * 24 * 60)) * 60_000
      const outlets = []
      for (let nth = 0; nth < count; nth++) {
        entry++
        const feed = feeds[(article * 31 + nth * 17) % feeds.length]!
        const at = new Date(newest - (count - nth - 1) * 20 * 60_000).toISOString()
        outlets.push({ feed, name: `Feed ${feed}`, at })
        entries.push({ id: entry, article, feed, title, text, at })
      }
      const sentence = text.slice(0, text.indexOf('.') + 1)
      articles.push({
        id: article,
        title,
        lead: text.split('. ').slice(0, 3).join('. '),
        category: subjects[article % subjects.length],
        summary: [{ text: sentence, entry, start: 0, end: sentence.length }],
        outlets,
        feeds: outlets.map(({ feed }) => feed),
        first: outlets[0]!.at,
        newest: new Date(newest).toISOString(),
      })
    }
    await store(db, entries, articles)
  }
  await db.run(sql`select setval(pg_get_serial_sequence('articles', 'id'), ${article})`)
  await db.run(sql`select setval(pg_get_serial_sequence('entries', 'id'), ${entry})`)
  // Else what is joined next would take a place that is taken, fail, and be tried again without end.
  await db.run(sql`update joining set position = (select max(position) from article_entries)`)
  await db.run(
    sql`update feeds set entry_count = (select count(*) from entries where feed_id = feeds.id)`,
  )
  await db.run(sql`analyze`)
}

/** Ended by their publishers, as far as the hub knows: nobody serves them, so none may become due. */
async function followMadeUpFeeds(db: Database, readerId: string): Promise<number[]> {
  const rows = await db.many(
    z.object({ id: z.int() }),
    sql`insert into feeds (address, title, state, next_fetch_at)
        select 'http://made-up-' || n || '.example/feed', 'Feed ' || n, 'gone', now() + ${`${DAYS} days`}::interval
        from generate_series(1, ${FEEDS}) as n returning id`,
  )
  const ids = rows.map(({ id }) => id)
  await db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency)
    select 'source-made-up-' || id, ${readerId}, id, title, 'general', 'daily' from feeds
    where id = any(${ids})`)
  return ids
}

async function store(db: Database, entries: object[], articles: object[]): Promise<void> {
  await db.run(sql`
    insert into entries (id, feed_id, identity, content_hash, title, link, text, html, language, published_at, seen_at)
    overriding system value
    select id, feed, id::text, sha256(id::text::bytea), title, 'https://made-up.example/' || id, text, text, 'en', at, at
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as row (id bigint, feed bigint, title text, text text, at timestamptz)`)
  await db.run(sql`
    insert into articles (id, title, category, is_breaking, breaking_until, language, summary, summary_text, outlets, source_count,
      independent_count, feed_ids, first_published_at, published_at, is_stale, search)
    select id, title, category, cardinality(feeds) >= 7, newest + interval '6 hours', 'en', summary, lead, outlets, cardinality(feeds),
      cardinality(feeds), feeds, first, newest, false,
      setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', lead), 'B')
    from jsonb_to_recordset(${JSON.stringify(articles)}::jsonb)
      as row (id bigint, title text, lead text, category text, summary jsonb, outlets jsonb, feeds bigint[],
        first timestamptz, newest timestamptz)`)
  await db.run(sql`
    insert into article_entries (entry_id, article_id, position, confidence)
    select id, article, id, 0.9
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as row (id bigint, article bigint)`)
}
