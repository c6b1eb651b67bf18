import * as z from 'zod/mini'
import { articleFacts, readCurrentId } from '#areas/articles/server/lends/article.ts'
import { isReaders, listArticles } from '#areas/articles/server/lends/lists.ts'
import { listenersTo, type Listening } from '#platform/actions/server/lends.ts'
import { sql, type Database, type Desk, type Sql, type Tools } from '#server/tools.ts'
import { articleSaved } from '../contracts/happenings.ts'

/**
 * Notifies listeners of articles that a rule saved in this update. Articles saved before are
 * skipped, and so are those whose time of saving was copied from another article.
 */
export async function tellOfRuleSaved(
  db: Database,
  ids: number[],
  tools: Tools,
  begun: Date,
): Promise<void> {
  const isNow = sql`rule_id is not null and saved_at >= ${begun}`
  for (const listener of await listenersTo(tools, db, [articleSaved]))
    await tellOne(tools, db, listener, { ids, isNow })
}

/** Notifies listeners of an article that the reader has just saved. */
export async function tellOfSaving(tools: Desk, article: number): Promise<void> {
  const { db, readerId } = tools
  const listeners = await listenersTo(tools, db, [articleSaved], readerId)
  if (listeners.length === 0) return
  const id = await readCurrentId(db, article)
  for (const listener of listeners) await tellOne(tools, db, listener, { ids: [id] })
}

interface Saved {
  ids: number[]
  /** A condition on `saved_articles` that excludes those saved before. */
  isNow?: Sql
}

async function tellOne(
  tools: Tools,
  db: Database,
  listener: Listening,
  { ids, isNow = sql`true` }: Saved,
): Promise<void> {
  const { readerId, since, only = sql`true` } = listener
  const saved = await db.many(
    z.object({ id: z.int(), savedAt: z.string() }),
    sql`select article_id as id, saved_at from saved_articles
        where reader_id = ${readerId} and article_id = any(${ids}) and saved_at >= ${since}
          and ${isNow}`,
  )
  if (saved.length === 0) return
  const savedAt = new Map(saved.map((row) => [row.id, row.savedAt]))
  const scope = { db, readerId, now: tools.now(), includeMuted: true }
  const articles = await listArticles(
    scope,
    sql`where id = any(${[...savedAt.keys()]}) and ${isReaders(scope)} and ${only} order by id`,
  )
  await listener.tell(
    articles.map((article) => ({
      happening: articleSaved,
      key: `article.saved/${article.id}/${savedAt.get(article.id)}`,
      about: article.title,
      facts: {
        article: articleFacts(article, tools.publicAddress),
        savedAt: savedAt.get(article.id)!,
      },
    })),
  )
}
