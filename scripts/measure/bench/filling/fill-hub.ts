import limit from 'p-limit'
import * as z from 'zod/mini'
import { articleVector } from '#areas/articles/server/search/article-vector.ts'
import { categories } from '#engine/categories/categories.ts'
import { sql, type Database } from '#server/tools.ts'
import { withIndexesMadeLater } from './made-later.ts'
import { lettersFrom, wordsFrom } from './made-up-news.ts'

const FEEDS = 200
/** The number of articles that are stored by one statement. */
const BATCH = 5000
/** The number of batches in progress: one is being made while the others are stored. */
const AT_ONCE = 3
/** The numbers of sources that articles have in turn: most have one, and few have many. */
const SOURCE_COUNTS = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 7]
/** One in this many texts also has Chinese characters. */
const IN_CHINESE = 10
/** The most minutes by which the time of an article is moved, so that times are not in order. */
const JITTER_MINUTES = 6 * 60
/** Tables that get rows for each entry or article. */
const TABLES = [
  'articles',
  'entries',
  'entry_keys',
  'article_entries',
  'possible_joins',
  'article_quality',
  'article_affairs',
]

/**
 * Fills a server with made-up entries of the last days, joined into articles like by the pipeline.
 * An article's words depend only on its number.
 */
export async function fillHub(
  db: Database,
  readerId: string,
  entryCount: number,
  days = 30,
): Promise<void> {
  const feeds = await followMadeUpFeeds(db, readerId)
  await withIndexesMadeLater(db, TABLES, () => storeAll(db, feeds, entryCount, days))
  const { articles } = await db.one(
    z.object({ articles: z.int() }),
    sql`select max(id)::int as articles from articles`,
  )
  await db.run(sql`select setval(pg_get_serial_sequence('articles', 'id'), ${articles})`)
  await db.run(sql`select setval(pg_get_serial_sequence('entries', 'id'), ${entryCount})`)
  // Without this, the next entry would get a position that is in use, fail, and be tried again
  // forever.
  await db.run(sql`update joining set position = ${entryCount}`)
  await db.run(
    sql`update feeds set entry_count = entries from feed_totals where feed_totals.feed_id = feeds.id`,
  )
  await db.run(sql`vacuum (analyze)`)
}

/**
 * Follows invented feeds. They count as ended, so that none becomes due, because nobody serves
 * them.
 */
async function followMadeUpFeeds(db: Database, readerId: string): Promise<number[]> {
  const rows = await db.many(
    z.object({ id: z.int() }),
    sql`insert into feeds (address, title, state, next_fetch_at)
        select 'http://made-up-' || n || '.example/feed', 'Feed ' || n, 'gone', now() + interval '100 years'
        from generate_series(1, ${FEEDS}) as n returning id`,
  )
  const ids = rows.map(({ id }) => id)
  await db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency)
    select 'source-made-up-' || id, ${readerId}, id, title, 'general', 'daily' from feeds
    where id = any(${ids})`)
  return ids
}

async function storeAll(db: Database, feeds: number[], entryCount: number, days: number) {
  const inTurn = limit(AT_ONCE)
  const now = Date.now()
  let article = 0
  let entry = 0
  const running = new Set<Promise<void>>()
  while (entry < entryCount) {
    const articles: MadeUp[] = []
    while (articles.length < BATCH && entry < entryCount) {
      article++
      const sources = Math.min(SOURCE_COUNTS[article % SOURCE_COUNTS.length]!, entryCount - entry)
      const minutesAgo = (1 - entry / entryCount) * days * 24 * 60
      const jitter = (article * 7919) % JITTER_MINUTES
      const at = new Date(now - (minutesAgo + jitter) * 60_000).toISOString()
      articles.push({ id: article, ...reportFrom(article), at, sources, first: entry + 1 })
      entry += sources
    }
    const stored = inTurn(() => store(db, feeds, articles)).finally(() => running.delete(stored))
    running.add(stored)
    // Making texts waits for storing them; otherwise all of them would be in memory at once.
    if (running.size >= AT_ONCE) await Promise.race(running)
  }
  await Promise.all(running)
}

/** The title and text of an article; every tenth article has some Chinese. */
function reportFrom(article: number): { title: string; text: string } {
  const { title, text } = wordsFrom(article)
  return { title, text: article % IN_CHINESE === 0 ? `${text} ${lettersFrom(article)}` : text }
}

interface MadeUp {
  id: number
  title: string
  text: string
  /** The time at which the article's last entry was published. */
  at: string
  sources: number
  /** The number of the article's first entry. */
  first: number
}

/** The search index of an article, made like in the pipeline. */
function foundBy({ title, text }: MadeUp): string {
  const lead = /^(?:[^.]*\.){3}/u.exec(text)?.[0] ?? ''
  return articleVector({ title, lead, language: 'en', entries: [{ title, text, language: 'en' }] })
}

const subjects = categories.filter((category) => category !== 'Breaking')

async function store(db: Database, feeds: number[], articles: MadeUp[]): Promise<void> {
  await db.run(sql`
    with made as materialized (
      select *, regexp_substr(text, '^[^.]*[.]') as sentence,
        regexp_substr(text, '^[^.]*[.][^.]*[.][^.]*[.]') as lead
      from unnest(
        ${articles.map(({ id }) => id)}::bigint[], ${articles.map(({ title }) => title)}::text[],
        ${articles.map(({ text }) => text)}::text[], ${articles.map(({ at }) => at)}::timestamptz[],
        ${articles.map(({ sources }) => sources)}::integer[], ${articles.map(({ first }) => first)}::bigint[],
        ${articles.map(foundBy)}::text[]
      ) as row (id, title, text, at, sources, first, search)
    ), entry as materialized (
      select made.id as article, first + nth as id, title, text,
        (${feeds}::bigint[])[(made.id * 31 + nth * 17) % ${feeds.length} + 1] as feed,
        at - (sources - nth - 1) * interval '20 minutes' as at
      from made, generate_series(0, sources - 1) as nth
    ), stored_entries as (
      insert into entries (id, feed_id, identity, content_hash, title, link, text, language, published_at, updated_at, seen_at,
        outlet, fingerprints)
      overriding system value
      select id, feed, 'made-up-' || id, decode(md5(id::text), 'hex'), title, 'https://made-up-' || feed || '.example/' || id,
        text, 'en', at, at, at, 'made-up-' || feed || '.example',
        array[md5('text ' || id)::uuid, md5('title ' || id)::uuid, md5('start ' || id)::uuid]
      from entry order by id
    ), stored_keys as (
      insert into entry_keys (feed_id, key, entry_id)
      select feed, md5(kind || id)::uuid, id from entry, unnest(array['guid', 'link', 'title']) as kind order by id
    ), stored_articles as (
      insert into articles (id, title, category, is_breaking, breaking_until, language, summary, summary_text, outlets,
        source_count, independent_count, told_at, feed_ids, first_published_at, published_at, search, title_at)
      select id, title, (${subjects}::text[])[id % ${subjects.length} + 1], sources >= 7,
        case when sources >= 7 then made.at + interval '6 hours' end, 'en',
        jsonb_build_array(jsonb_build_object('text', sentence, 'entry', first, 'start', 0, 'end', length(sentence))),
        lead, outlets, sources, sources, told, feed_ids, first_at, made.at,
        made.search::tsvector, made.at
      from made join (
        select article as id, array_agg(feed order by entry.id) as feed_ids, min(entry.at) as first_at,
          array_agg(entry.at order by entry.at desc) as told,
          jsonb_agg(jsonb_build_object('at', to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'feed', feed, 'name', 'Feed ' || feed,
            'outlet', 'made-up-' || feed || '.example') order by entry.id) as outlets
        from entry group by article
      ) as carried using (id) order by id
      returning id, search
    ), stored_affairs as (
      insert into article_affairs (article_id, affair_id, told, shares)
      select id, id, array_to_string((tsvector_to_array(ts_filter(search, '{a,b}')))[:9], E'\\n'), decode(repeat('3333', 9), 'hex') from stored_articles
    ), stored_qualities as (
      insert into article_quality (article_id, score, parts)
      select id, 1, '[{"by": 0.15, "what": "a second source"}]' from made
    ), stored_possible as (
      -- Of what the pipeline makes of such words, every second entry is nearly like another article.
      insert into possible_joins (entry_id, article_id, confidence)
      select id, article - 1, 0.3 from entry where id % 2 = 0 and article > 1
    )
    insert into article_entries (entry_id, article_id, position, confidence) select id, article, id, 0.9 from entry order by id`)
}
