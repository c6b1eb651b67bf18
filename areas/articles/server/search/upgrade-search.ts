import * as z from 'zod/mini'
import { extensionPoint } from '#server/extension-points.ts'
import { bulk } from '#server/database/bulk.ts'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { pageText } from './page-text.ts'
import { articleVector, type IndexedEntry } from './article-vector.ts'

/** The number of articles that one transaction indexes. */
const BATCH = 200

/** An extension for stored queries of `articles.search`, which must match the form of the index. */
export interface HeldQuestions {
  /** Rewrites the queries for the current form of the index. */
  rewrite(tools: Tools): Promise<void>
  /** Called when all articles have the current form, to compute former results again. */
  findAgain(tools: Tools): Promise<void>
}

export const heldQuestions = extensionPoint<HeldQuestions>('held-questions')

/**
 * Indexes articles again that an older version indexed, newest first. Each batch is complete, so
 * that an interrupted run continues where it was. Searches use both forms meanwhile.
 */
export const upgradeSearch = job<object>('articles/upgrade-search', async (tools) => {
  const { db, extensions, announce } = tools
  const { isDone } = await db.one(
    z.object({ isDone: z.boolean() }),
    sql`select is_done from search_upgrade`,
  )
  if (isDone) return
  for (const held of extensions(heldQuestions)) await held.rewrite(tools)
  while (await indexBatch(db));
  for (const held of extensions(heldQuestions)) await held.findAgain(tools)
  await db.run(sql`update search_upgrade set is_done = true`)
  await announce({ area: 'articles' })
})

const Former = z.object({
  id: z.int(),
  title: z.string(),
  lead: z.string(),
  language: z.nullable(z.string()),
})

/** Indexes a batch of articles. Returns false if none was left. */
async function indexBatch(db: Database): Promise<boolean> {
  return db.transaction(async (db) => {
    // Only articles older than the last batch are read. Newer ones have the current form already,
    // from an earlier batch or because this version wrote them.
    const articles = await db.many(
      Former,
      sql`select id, title, summary_text as lead, language
          from articles, (select last_at, last_id from search_upgrade for update) as upgrade
          where last_at is null or (published_at, articles.id) < (last_at, last_id)
          order by published_at desc, articles.id desc limit ${BATCH}`,
    )
    if (articles.length === 0) return false
    const entries = await entriesOf(
      db,
      articles.map(({ id }) => id),
    )
    const rows = articles.map((article) => ({
      id: article.id,
      search: articleVector({ ...article, entries: entries.get(article.id) ?? [] }),
    }))
    await db.run(sql`
      update articles set search = row.search::tsvector
      from ${bulk(rows, { id: 'bigint', search: 'text' }).rows}
      where articles.id = row.id`)
    await db.run(sql`
      update search_upgrade set last_at = published_at, last_id = id
      from articles where id = ${articles.at(-1)!.id}`)
    return true
  })
}

const Entry = z.object({
  article: z.int(),
  title: z.string(),
  text: z.string(),
  pageText: z.nullable(z.string()),
  language: z.nullable(z.string()),
})

async function entriesOf(db: Database, articles: number[]): Promise<Map<number, IndexedEntry[]>> {
  const rows = await db.many(
    Entry,
    sql`select article_id as article, title, text, ${pageText} as page_text, language
        from article_entries join entries on entries.id = entry_id
        where article_id = any(${articles}) order by article_id, published_at, entries.id`,
  )
  const entries = new Map<number, IndexedEntry[]>()
  for (const { article, ...entry } of rows) {
    const others = entries.get(article)
    if (others) others.push(entry)
    else entries.set(article, [entry])
  }
  return entries
}
