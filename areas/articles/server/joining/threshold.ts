import * as z from 'zod/mini'
import { job, sql, type Database, type Tools, type World } from '#server/tools.ts'
import { hangingOn } from '../merging/hangs-on-articles.ts'
import { mergeArticles } from '../merging/merge-articles.ts'
import { writeStale } from '../writing/write-stale.ts'
import { foundArticle, isPinned, placeEntries } from './place-entries.ts'

/** The number of entries that one transaction moves, small enough that nobody waits for long. */
const BATCH = 200

const JoinAt = z.object({ joinAt: z.number() })

/** The least match confidence with which an entry joins an article. */
export async function readThreshold(db: Database): Promise<number> {
  const { joinAt } = await db.one(JoinAt, sql`select join_at from joining`)
  return joinAt
}

/** Sets the threshold. New entries use it at once; stored ones are checked by a job. */
export async function setThreshold(tools: World, joinAt: number): Promise<void> {
  await tools.db.transaction(async (db) => {
    await db.run(sql`update joining set join_at = ${joinAt}, changes = changes + 1`)
    await tools.enqueue(applyThreshold, {}, { db })
  })
  await tools.announce({ area: 'joining' })
}

/** Checks entries that were joined, or nearly joined, against the current threshold. */
export const applyThreshold = job<object>('articles/recount-entries', async (tools) => {
  while ((await applyBatch(tools)) > 0);
  await writeStale(tools)
})

async function applyBatch(tools: Tools): Promise<number> {
  return tools.db.transaction(async (db) => {
    // A further change of the threshold queues another job.
    const { joinAt } = await db.one(JoinAt, sql`select join_at from joining for update`)
    const changed = (await takeOut(db, joinAt)) + (await bringTogether(db, tools, joinAt))
    if (changed > 0) await db.run(sql`update joining set changes = changes + 1`)
    return changed
  })
}

const Unsure = z.object({ entryId: z.int(), articleId: z.int(), confidence: z.number() })

/**
 * Splits off entries below the threshold as separate articles. The entry with the highest
 * confidence stays.
 */
async function takeOut(db: Database, joinAt: number): Promise<number> {
  const unsure = await db.many(
    Unsure,
    sql`select entry_id, article_id, confidence from article_entries as one
        where confidence < 1 and confidence < ${joinAt}::real and position > 0 and not ${isPinned(sql`one.entry_id`)}
          and exists (
            select from article_entries as surer where surer.article_id = one.article_id and surer.position > 0
              and (surer.confidence, -surer.position) > (one.confidence, -one.position))
        limit ${BATCH}`,
  )
  for (const { entryId, articleId, confidence } of unsure) {
    const own = await foundArticle(db, entryId)
    await placeEntries(db, [{ entryId, into: own, confidence: 1 }])
    await db.run(sql`
      insert into possible_joins (entry_id, article_id, confidence)
      values (${entryId}, ${articleId}, ${confidence})
      on conflict (entry_id) do update
        set article_id = excluded.article_id, confidence = excluded.confidence`)
  }
  return unsure.length
}

const Alone = z.object({ entryId: z.int(), own: z.int(), other: z.int(), confidence: z.number() })

/**
 * Merges articles of a single entry with the article that the entry is most similar to, if the
 * confidence is high enough.
 */
async function bringTogether(
  db: Database,
  { extensions }: Pick<Tools, 'extensions'>,
  joinAt: number,
): Promise<number> {
  const sure = sql`
    select entry_id, own.article_id as own, possible.article_id as other, possible.confidence
    from possible_joins as possible join article_entries as own using (entry_id)
    where possible.confidence >= ${joinAt}::real and own.article_id <> possible.article_id
      and not ${isPinned(sql`entry_id`)}
      and not exists (select from articles_apart as apart
        where apart.article_id = own.article_id and apart.other_id = possible.article_id)
      and not exists (select from article_entries as sibling
        where sibling.article_id = own.article_id and sibling.entry_id <> entry_id and sibling.position > 0)`
  const alone = await db.many(Alone, sql`${sure} limit ${BATCH}`)
  for (const { entryId } of alone) {
    // An earlier entry of this batch may have merged its article.
    const still = await db.maybe(Alone, sql`${sure} and entry_id = ${entryId}`)
    if (!still) continue
    const [into, from] = [still.own, still.other].toSorted((a, b) => a - b) as [number, number]
    await mergeArticles(db, hangingOn(extensions), { from, into })
    await db.run(sql`
      update article_entries set confidence = ${still.confidence} where entry_id = ${entryId}`)
  }
  return alone.length
}
