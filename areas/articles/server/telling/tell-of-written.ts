import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { HAPPENINGS } from '#core/limits.ts'
import {
  listenersTo,
  noteKnown,
  type Happened,
  type Listening,
} from '#platform/actions/server/lends.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import type { Article } from '../../contract.ts'
import { articleNew, articleUpdated } from '../../contracts/happenings.ts'
import { isMostlyFollowed, listArticles } from '../reading/article-scope.ts'
import { articleFacts } from './article-facts.ts'

const HOUR_MS = 3_600_000

/** Reports written articles to listeners: those that are new to them, and those with new words. */
export async function tellOfWritten(db: Database, ids: number[], tools: Tools): Promise<void> {
  for (const listener of await listenersTo(tools, db, [articleNew, articleUpdated]))
    await tellOne(db, ids, tools, listener)
}

async function tellOne(db: Database, ids: number[], tools: Tools, listener: Listening) {
  const scope = { db, readerId: listener.readerId, now: tools.now() }
  const { only = sql`true` } = listener
  const articles = await listArticles(
    scope,
    sql`where id = any(${ids}) and ${isMostlyFollowed(scope)} and ${only} order by id`,
  )
  if (articles.length === 0) return
  const things = articles.map((one) => ({ thing: thingOf(one), words: wordsOf(one) }))
  const seen = await noteKnown(db, listener, things, tools.now())
  const news = await newsAmong(db, listener, articles, tools.now())
  const told = articles.flatMap((article): Happened[] => {
    const { isNew, isOther, version } = seen.get(thingOf(article))!
    const about = article.title
    const facts = { article: articleFacts(article, tools.publicAddress) }
    if (isOther) {
      const key = `article.updated/${article.id}/${version}`
      return [{ happening: articleUpdated, key, about, facts }]
    }
    if (!isNew || !news.has(article.id)) return []
    return [{ happening: articleNew, key: `article.new/${article.id}`, about, facts }]
  })
  await listener.tell(told)
}

/**
 * Finds the articles that are news: made since the listener began, and published lately. A newly
 * followed feed brings old articles as well.
 */
async function newsAmong(
  db: Database,
  { since }: Listening,
  articles: Article[],
  now: Date,
): Promise<Set<number>> {
  const oldest = new Date(now.getTime() - HAPPENINGS.newsHours * HOUR_MS)
  const rows = await db.many(
    z.object({ id: z.int() }),
    sql`select id from articles where id = any(${articles.map(({ id }) => id)})
        and created_at >= ${since} and published_at > ${oldest}`,
  )
  return new Set(rows.map(({ id }) => id))
}

function thingOf({ id }: Article): string {
  return `article/${id}`
}

function wordsOf({ title, summary }: Article): string {
  return createHash('sha256').update(`${title}\n${summary}`).digest('base64url')
}
