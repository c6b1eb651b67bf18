import * as z from 'zod/mini'
import { bulk } from '#server/database/bulk.ts'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { fittingArticles } from './follow-instructions.ts'
import { isStale } from '#areas/articles/server/lends/writing.ts'
import { EndpointTrouble, tomorrow } from '#platform/models/server/lends.ts'
import { lockMatching } from './match-topics.ts'

/** The number of a topic's newest articles that are judged; older ones stay if they match. */
const NEWEST_JUDGED = 300
/** The number of articles in one question; each answer is kept before the next. */
const TOGETHER = 30
/** An answer that cannot be read is asked for again up to this often; after that, the articles stay. */
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

/** A condition on `topics` that have instructions in words. */
export const isInstructed = sql`btrim(summarization_instructions) <> ''`

/**
 * Has readers' endpoints judge which articles fit the instructions of their topics. An article that was judged before
 * by the same words is not asked about again; one that cannot be judged stays in its topic, which says why.
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
      // A key for each minute, so that an earlier try is queued even if a later one waits already.
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
 * Stores a judgement; returns false if it is no longer of use, because the instructions have changed or the endpoint is
 * gone.
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
