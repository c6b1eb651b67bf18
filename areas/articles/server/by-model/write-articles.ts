import * as z from 'zod/mini'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import {
  afterTrouble,
  chooseFor,
  type Chosen,
  forgetOldAnswers,
  priorityLimits,
} from '#platform/models/server/lends.ts'
import { readCurrentId } from '../reading/article-aliases.ts'
import { basisOf } from './article-writing.ts'
import { summaryWritten } from './summary-written.ts'
import { writeArticle } from './write-article.ts'
import { summaryTask } from '../model-tasks.ts'

/** Minutes after which work of a dead worker is taken over. */
const CLAIMED_FOR_MINUTES = 15

const Claimed = z.object({ readerId: z.string(), articleId: z.int(), tries: z.int() })

/**
 * Has all waiting articles summarized by their reader's endpoint, with the number of requests at a
 * time that the priority allows.
 */
export const writeArticles = job<object>('articles/write-articles', async (tools) => {
  await forgetOldAnswers(tools)
  const readers = await tools.db.many(
    z.object({ readerId: z.string() }),
    sql`select distinct reader_id from ai_endpoints`,
  )
  for (const { readerId } of readers) {
    for (;;) {
      const chosen = await chooseFor(tools, readerId, summaryTask)
      if (!chosen?.settings.summarization) break
      const { atOnce } = priorityLimits[chosen.settings.processingPriority]
      const claimed = await claim(tools, readerId, atOnce)
      if (claimed.length === 0) break
      const postponed = await Promise.all(claimed.map((one) => writeOne(tools, chosen, one)))
      await tools.announce({ area: 'articles', readerId })
      await tools.announce({ area: 'ai-endpoints', readerId })
      const until = postponed.find((moment) => moment !== null)
      if (until) {
        await postponeRest(tools.db, readerId, tools.now(), until)
        break
      }
    }
  }
  await wakeForNext(tools)
})

/** Claims articles: those that a reader opened come first, latest first; see `askForArticle`. */
async function claim(tools: Tools, readerId: string, count: number) {
  return tools.db.many(
    Claimed,
    sql`update ai_summaries set next_try_at = ${tools.now()}::timestamptz + make_interval(mins => ${CLAIMED_FOR_MINUTES})
        where (reader_id, article_id) in (
          select reader_id, article_id from ai_summaries
          where state = 'waiting' and next_try_at <= ${tools.now()} and reader_id = ${readerId}
          order by next_try_at desc limit ${count} for update skip locked)
        returning reader_id, article_id, tries`,
  )
}

/**
 * Writes one article. Returns the time until which the endpoint cannot write others either; null if
 * it can.
 */
async function writeOne(
  tools: Tools,
  chosen: Chosen,
  { readerId, articleId, tries }: z.infer<typeof Claimed>,
): Promise<Date | null> {
  const { db, log, now } = tools
  const of = sql`reader_id = ${readerId} and article_id = ${articleId} and state = 'waiting'`
  try {
    const basis = await basisNow(db, readerId, articleId)
    const result = await writeArticle(tools, chosen, articleId)
    const [state, message, sentences] =
      'sentences' in result
        ? ['written', null, result.sentences]
        : ['kept', `${result.message} The article keeps the words of its sources.`, []]
    await db.run(sql`
      update ai_summaries set state = ${state}, message = ${message}, sentences = ${JSON.stringify(sentences)},
        endpoint = ${chosen.endpoint.name}, model = ${chosen.model}, basis = ${basis}
      where ${of}`)
    if (state === 'written')
      for (const goOn of tools.extensions(summaryWritten)) await goOn(tools, readerId, articleId)
    return null
  } catch (error) {
    const { trouble, isPostponed, isWaiting, isCounted, until } = afterTrouble(error, tries, now())
    // An error that is not from the endpoint is a bug. It is logged, and the other articles are
    // still written.
    if (!trouble) log.error({ articleId, err: error }, 'Could not write')
    await db.run(sql`
      update ai_summaries set state = ${isWaiting ? 'waiting' : 'kept'}, next_try_at = ${until},
        tries = tries + ${isCounted ? 1 : 0}::int,
        message = ${`${trouble?.message ?? 'It could not be written.'} The article keeps the words of its sources.`}
      where ${of}`)
    return isPostponed ? until : null
  }
}

async function postponeRest(db: Database, readerId: string, now: Date, until: Date): Promise<void> {
  await db.run(sql`
    update ai_summaries set next_try_at = ${until}
    where reader_id = ${readerId} and state = 'waiting' and next_try_at <= ${now}`)
}

async function basisNow(db: Database, readerId: string, article: number): Promise<string> {
  const row = await db.maybe(
    z.object({ basis: z.string() }),
    sql`select basis from (${basisOf([article], readerId)}) as now`,
  )
  return row?.basis ?? ''
}

/** Queues this job for the time at which the next article is due. */
async function wakeForNext(tools: Tools): Promise<void> {
  const next = await tools.db.maybe(
    z.object({ seconds: z.number() }),
    sql`select extract(epoch from next_try_at - ${tools.now()}::timestamptz)::float8 as seconds
        from ai_summaries where state = 'waiting' order by next_try_at limit 1`,
  )
  if (!next) return
  const afterSeconds = Math.max(1, Math.ceil(next.seconds))
  // The key has the minute, so that an earlier wake-up is queued even if a later one is already
  // waiting.
  const minute = Math.ceil(tools.now().getTime() / 60_000 + afterSeconds / 60)
  await tools.enqueue(writeArticles, {}, { dedupeKey: `minute ${minute}`, afterSeconds })
}

/**
 * Puts an article first in the queue, unless its summary is up to date. An article that is being
 * written, or has to wait for the endpoint, is not changed, because a second request would cost
 * twice.
 */
export async function askForArticle(tools: Tools, readerId: string, asked: number): Promise<void> {
  const article = await readCurrentId(tools.db, asked)
  await tools.db.transaction(async (db) => {
    await db.run(sql`
      insert into ai_summaries (reader_id, article_id, state, basis, next_try_at)
      select ${readerId}, article_id, 'waiting', basis, ${tools.now()} from (${basisOf([article], readerId)}) as now
      on conflict (reader_id, article_id) do update set state = 'waiting', basis = excluded.basis, tries = 0,
        message = null, next_try_at = excluded.next_try_at
        where ai_summaries.basis <> excluded.basis or ai_summaries.state = 'kept'
          or (ai_summaries.state = 'waiting' and ai_summaries.next_try_at <= excluded.next_try_at)`)
    await tools.enqueue(writeArticles, {}, { db, dedupeKey: 'now' })
  })
}
