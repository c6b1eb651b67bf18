import * as z from 'zod/mini'
import { job, sql, type Database, type World } from '#server/tools.ts'
import { joinEntries } from './join-entries.ts'
import { replaceFounders } from './place-entries.ts'

/** Entries that one transaction counts anew: few enough that nobody waits for it. */
const BATCH = 2000

/** The match confidence from which a source is counted and cited. */
export async function readThreshold(db: Database): Promise<number> {
  const { countAt } = await db.one(
    z.object({ countAt: z.number() }),
    sql`select count_at from joining`,
  )
  return countAt
}

/** What is joined from now on goes by it at once, and what is joined already as soon as it is counted anew. */
export async function setThreshold(tools: World, countAt: number): Promise<void> {
  await tools.db.transaction(async (db) => {
    await db.run(sql`update joining set count_at = ${countAt}, changes = changes + 1`)
    await tools.enqueue(recountEntries, {}, { db })
  })
  await tools.announce({ area: 'joining' })
}

/** Counts the sources of all articles by the threshold of now, from how sure joining was of each. */
export const recountEntries = job<object>('articles/recount-entries', async (tools) => {
  while ((await recountBatch(tools.db)) > 0);
  await joinEntries.run(tools, {})
})

async function recountBatch(db: Database): Promise<number> {
  return db.transaction(async (db) => {
    // A threshold that changes meanwhile is waited for; its own job then goes by it.
    const { countAt } = await db.one(
      z.object({ countAt: z.number() }),
      sql`select count_at from joining for share`,
    )
    const recounted = await db.many(
      z.object({ articleId: z.int() }),
      sql`update article_entries set is_counted = not is_counted
          where entry_id in (
            select entry_id from article_entries
            where confidence < 1 and is_counted <> (confidence >= ${countAt}::real) limit ${BATCH})
          returning article_id`,
    )
    const articles = [...new Set(recounted.map(({ articleId }) => articleId))]
    await replaceFounders(db, articles)
    await db.run(sql`update articles set is_stale = true where id = any(${articles})`)
    return recounted.length
  })
}
