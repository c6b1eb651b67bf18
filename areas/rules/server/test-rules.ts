import * as z from 'zod/mini'
import type { Category } from '#areas/articles/contract.ts'
import type { RuleDraft } from '../contract.ts'
import type { TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { rateArticles } from '#areas/articles/server/writing/rate-articles.ts'

const IdRow = z.object({ id: z.int() })

/** An article for a test; fields that are left out have default values. */
export interface TestArticle {
  title: string
  text?: string
  category?: Category
  language?: string
  daysAgo?: number
  link?: string
  /** The number of the article's sources, which the reader follows. */
  sources?: number
}

const PLAIN_TEXT =
  'The council met in the old hall on the quay. It heard eleven speakers before it voted. The work begins in spring and ends before the next winter, as the harbour master said.'

/**
 * Follows some feeds, and stores articles with a quality score, as the pipeline would. Returns
 * their ids.
 */
export async function storeArticles(tools: TestTools, articles: TestArticle[]): Promise<number[]> {
  const { db } = tools
  await db.run(sql`
    insert into feeds (id, address, title) overriding system value
    select n, 'https://feed-' || n || '.example/', 'Feed ' || n from generate_series(1, 9) as n
    on conflict do nothing`)
  await db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency)
    select 'source-' || id, ${tools.readerId}, id, title, 'general', 'hourly' from feeds where id < 10
    on conflict do nothing`)
  const rows = articles.map((article, at) => {
    const { title, text = PLAIN_TEXT, category = 'General', language = 'en' } = article
    const feeds = Array.from({ length: article.sources ?? 1 }, (_, nth) => ((at + nth) % 9) + 1)
    const published = new Date(
      tools.now().getTime() - (article.daysAgo ?? 0) * 86_400_000 - at * 1000,
    )
    const link = article.link ?? null
    return { title, text, category, language, link, feeds, at: published.toISOString() }
  })
  const ids: number[] = []
  for (const row of rows) ids.push(await storeOne(tools, row))
  await rateArticles(db, ids)
  return ids
}

async function storeOne(
  { db }: TestTools,
  row: {
    title: string
    text: string
    category: string
    language: string
    link: string | null
    feeds: number[]
    at: string
  },
): Promise<number> {
  const { id } = await db.one(
    IdRow,
    sql`insert into articles (title, category, language, summary_text, outlets, source_count, feed_ids,
          first_published_at, published_at, search)
        values (${row.title}, ${row.category}, ${row.language}, ${row.text},
          ${JSON.stringify(row.feeds.map((feed) => ({ feed, name: `Feed ${feed}`, at: row.at })))}, ${row.feeds.length},
          ${row.feeds}, ${row.at}, ${row.at}, to_tsvector('english', ${row.title})) returning id`,
  )
  for (const feed of row.feeds) {
    const entry = await db.one(
      IdRow,
      sql`insert into entries (feed_id, identity, content_hash, title, link, text, html, language, published_at, seen_at)
          values (${feed}, ${`${id}`}, '', ${row.title}, ${row.link}, ${row.text}, ${row.text}, ${row.language}, ${row.at}, ${row.at})
          returning id`,
    )
    await db.run(sql`
      insert into article_entries (entry_id, article_id, position, confidence)
      values (${entry.id}, ${id}, ${entry.id}, 1)`)
  }
  return id
}

/** A draft of a rule with one condition and one action, and with these changes. */
export function draftOf(changes: Partial<RuleDraft>): RuleDraft {
  return {
    name: 'A rule',
    match: 'all',
    conditions: [{ about: 'words', not: false, words: ['harbour'], where: 'anywhere' }],
    actions: [{ do: 'hide' }],
    ...changes,
  }
}
