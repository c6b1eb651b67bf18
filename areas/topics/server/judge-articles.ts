import * as z from 'zod/mini'
import { bulk } from '#server/database/bulk.ts'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { fittingArticles } from './follow-instructions.ts'
import { isStale } from '#areas/articles/server/lends/writing.ts'
import { EndpointTrouble, tomorrow } from '#platform/models/server/lends.ts'
import { lockMatching } from './match-topics.ts'

/**
 * The number of a topic's newest articles that are judged. Older ones stay in the topic if they
 * match its rules.
 */
const NEWEST_JUDGED = 300
/** The most articles in one question. Each answer is stored before the next question. */
const TOGETHER = 30
/** The most tries for an answer that can be parsed. After that, the articles stay in the topic. */
const MOST_TRIES = 3
const RETRY_SECONDS = 300

const Instructed = z.object({
  id: z.string(),
  readerId: z.string(),
  instructions: z.string(),
  tries: z.int(),
})
type Instructed = z.infer<typeof Instructed>

const ToJudge = z.object({ id: z.int(), title: z.string(), text: z.string(), words: z.string() })
type ToJudge = z.infer<typeof ToJudge>

/** A condition on `topics`: the topic has instructions. */
export const isInstructed = sql`btrim(summarization_instructions) <> ''`

/**
 * Asks readers' endpoints which articles fit the instructions of their topics. An article is judged
 * once for the same instructions. If it cannot be judged, it stays in the topic, which shows the
 * reason.
 */
export const judgeTopics = job<object>('topics/judge', async (tools) => {
  const topics = await tools.db.many(
    Instructed,
    sql`select id, reader_id, summarization_instructions as instructions, judging_tries as tries
        from topics where ${isInstructed} and reader_id in (select reader_id from ai_endpoints)
        order by place`,
  )
  for (const topic of topics) await judgeTopic(tools, topic)
})

async function judgeTopic(tools: Tools, topic: Instructed): Promise<void> {
  const { db, now } = tools
  let { tries } = topic
  for (;;) {
    const articles = await newestUnjudged(db, topic.id)
    if (articles.length === 0) return
    try {
      const fitting = await fittingArticles(tools, topic.readerId, topic.instructions, articles)
      if (fitting === null) return
      tries = 0
      const leftOut = articles.filter(({ id }) => !fitting.has(id))
      if (!(await keepJudgement(db, topic, articles, leftOut))) return
      await noteTrouble(db, topic, { words: null, tries })
    } catch (error) {
      if (!(error instanceof EndpointTrouble)) throw error
      tries += error.trouble === 'wrong-shape' ? 1 : 0
      const isGivenUp = tries >= MOST_TRIES
      const isKept = isGivenUp && (await keepJudgement(db, topic, articles, []))
      if (isGivenUp) tries = 0
      await noteTrouble(db, topic, { words: `${error.message} ${ALL_STAYS}`, tries })
      if (isKept) continue
      const afterSeconds =
        error.trouble === 'limit'
          ? (tomorrow(now()).getTime() - now().getTime()) / 1000
          : error.retryAfterSeconds || RETRY_SECONDS
      // The dedupe key contains the minute, so that a job that waits for a later time does not
      // prevent an earlier one.
      const minute = Math.ceil(now().getTime() / 60_000 + afterSeconds / 60)
      await tools.enqueue(judgeTopics, {}, { dedupeKey: `minute ${minute}`, afterSeconds })
      return
    } finally {
      await tools.announce({ area: 'topics' })
    }
  }
}

const ALL_STAYS = 'Articles not yet checked against your instructions stay here.'

async function newestUnjudged(db: Database, topic: string): Promise<ToJudge[]> {
  return db.many(
    ToJudge,
    sql`select id, title, summary_text as text, words
        from (
          select article_id, judged from topic_articles where topic_id = ${topic} and not is_hidden
          order by published_at desc, article_id desc limit ${NEWEST_JUDGED}
        ) as newest
        join articles on id = article_id
        cross join lateral (select md5(title || chr(10) || summary_text) as words) as hashed
        where judged is distinct from words and not ${isStale}
        order by published_at desc, id desc limit ${TOGETHER}`,
  )
}

/**
 * Stores a judgement. False if it is outdated, because the instructions have changed or the
 * endpoint was removed.
 */
async function keepJudgement(
  db: Database,
  { id, instructions }: Instructed,
  judged: readonly ToJudge[],
  leftOut: readonly ToJudge[],
): Promise<boolean> {
  const out = new Set(leftOut.map((article) => article.id))
  const rows = judged.map((article) => ({
    article: article.id,
    words: article.words,
    out: out.has(article.id),
  }))
  const given = bulk(rows, { article: 'bigint', words: 'text', out: 'boolean' })
  return db.transaction(async (db) => {
    await lockMatching(db)
    const { changed } = await db.run(sql`
      update topic_articles as held set is_left_out = row.out, judged = row.words
      from ${given.rows}, topics
      where held.topic_id = ${id} and held.article_id = row.article and topics.id = held.topic_id
        and summarization_instructions = ${instructions}
        and topics.reader_id in (select reader_id from ai_endpoints)`)
    return changed > 0
  })
}

async function noteTrouble(
  db: Database,
  { id, instructions }: Instructed,
  { words, tries }: { words: string | null; tries: number },
): Promise<void> {
  await db.run(sql`
    update topics set judging_trouble = ${words}, judging_tries = ${tries}
    where id = ${id} and summarization_instructions = ${instructions}
      and reader_id in (select reader_id from ai_endpoints)
      and (judging_trouble, judging_tries) is distinct from (${words}::text, ${tries}::int)`)
}
