import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Article } from '#areas/articles/contract.ts'
import {
  isInFolder,
  isMostlyFollowed,
  isReaders,
  listArticles,
  readCurrentId,
} from '#areas/articles/server/lends.ts'
import { WEBHOOKS } from '#core/limits.ts'
import { sql, type Database, type Desk, type Sql, type Tools } from '#server/tools.ts'
import { articleData, listening, queueEvents, type Listening, type Told } from './queue-events.ts'

const HOUR_MS = 3_600_000

const Known = z.object({
  articleId: z.int(),
  words: z.string(),
  version: z.int(),
})

/** Tells webhooks of articles that were just written: which are new to them, which have other words, which a rule saved. */
export async function tellOfWritten(db: Database, ids: number[], tools: Tools): Promise<void> {
  for (const webhook of await listening(db, ['article.new', 'article.updated', 'article.saved'])) {
    const { events } = webhook
    if (events.includes('article.new') || events.includes('article.updated'))
      await tellOfWords(tools, db, webhook, ids)
    if (events.includes('article.saved')) await tellOfSaved(tools, db, webhook, ids)
  }
}

/** Tells the webhooks of a reader of an article that was just saved by hand. */
export async function tellOfSaving(tools: Desk, article: number): Promise<void> {
  for (const webhook of await listening(tools.db, ['article.saved'], tools.readerId))
    await tellOfSaved(tools, tools.db, webhook, [await readCurrentId(tools.db, article)])
}

async function tellOfWords(
  tools: Tools,
  db: Database,
  webhook: Listening,
  ids: number[],
): Promise<void> {
  const scope = { db, readerId: webhook.readerId, now: tools.now() }
  const articles = await listArticles(
    scope,
    sql`where id = any(${ids}) and ${isMostlyFollowed(scope)} and ${isWanted(webhook)} order by id`,
  )
  if (articles.length === 0) return
  const known = await db.many(
    Known,
    sql`select article_id, words, version from webhooks_articles
        where webhook_id = ${webhook.id} and article_id = any(${articles.map(({ id }) => id)})`,
  )
  const fresh = await newSince(db, webhook, articles, tools.now())
  const before = new Map(known.map((row) => [row.articleId, row]))
  const told: Told[] = []
  const rows = articles.map((article) => {
    const words = wordsOf(article)
    const former = before.get(article.id)
    const isOther = former !== undefined && former.words !== words
    const version = (former?.version ?? 0) + (isOther || !former ? 1 : 0)
    const tell = (event: 'article.new' | 'article.updated', dedupeKey: string) => {
      if (!webhook.events.includes(event)) return
      const data = articleData(article, tools.publicAddress)
      told.push({ event, dedupeKey, about: article.title, data })
    }
    if (isOther) tell('article.updated', `article.updated/${article.id}/${version}`)
    else if (!former && fresh.has(article.id)) tell('article.new', `article.new/${article.id}`)
    return { article: article.id, words, version }
  })
  await db.run(sql`
    insert into webhooks_articles (webhook_id, article_id, reader_id, words, version, written_at)
    select ${webhook.id}, article, ${webhook.readerId}, words, version, ${tools.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (article bigint, words text, version integer)
    on conflict (webhook_id, article_id) do update
      set words = excluded.words, version = excluded.version, written_at = excluded.written_at`)
  await queueEvents(tools, db, webhook, told)
}

/** Finds the news among these articles: a feed that is followed brings old ones along, and so does an older hub. */
async function newSince(
  db: Database,
  { createdAt }: Listening,
  articles: Article[],
  now: Date,
): Promise<Set<number>> {
  const since = new Date(now.getTime() - WEBHOOKS.newsHours * HOUR_MS)
  const rows = await db.many(
    z.object({ id: z.int() }),
    sql`select id from articles where id = any(${articles.map(({ id }) => id)})
        and created_at >= ${createdAt} and published_at > ${since}`,
  )
  return new Set(rows.map(({ id }) => id))
}

async function tellOfSaved(
  tools: Tools,
  db: Database,
  webhook: Listening,
  ids: number[],
): Promise<void> {
  const { readerId, createdAt } = webhook
  const saved = await db.many(
    z.object({ id: z.int(), savedAt: z.string() }),
    sql`select article_id as id, saved_at from saved_articles
        where reader_id = ${readerId} and article_id = any(${ids}) and saved_at >= ${createdAt}`,
  )
  if (saved.length === 0) return
  const savedAt = new Map(saved.map((row) => [row.id, row.savedAt]))
  const scope = { db, readerId, now: tools.now(), includeMuted: true }
  const articles = await listArticles(
    scope,
    sql`where id = any(${[...savedAt.keys()]}) and ${isReaders(scope)} and ${isWanted(webhook)} order by id`,
  )
  await queueEvents(
    tools,
    db,
    webhook,
    articles.map((article) => ({
      event: 'article.saved',
      dedupeKey: `article.saved/${article.id}/${savedAt.get(article.id)}`,
      about: article.title,
      data: { ...articleData(article, tools.publicAddress), savedAt: savedAt.get(article.id) },
    })),
  )
}

/** A condition on `articles`: the topic or the folder of the webhook holds it. */
export function isWanted({ readerId, topic, folder }: Listening): Sql {
  if (topic !== null)
    return sql`id in (select article_id from topic_articles
      where topic_id = ${topic} and reader_id = ${readerId} and not is_hidden)`
  return folder === null ? sql`true` : isInFolder(readerId, folder)
}

function wordsOf({ title, summary }: Article): string {
  return createHash('sha256').update(`${title}\n${summary}`).digest('base64url')
}
