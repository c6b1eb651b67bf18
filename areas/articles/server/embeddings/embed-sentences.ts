import * as z from 'zod/mini'
import { SENTENCES } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { bulk } from '#server/database/bulk.ts'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import {
  noteSentenceTrouble,
  openSentenceModel,
  readSentenceModel,
  type SentenceModel,
} from '#platform/models/server/lends.ts'
import { isStale } from '../reading/stale-articles.ts'
import { compareTexts, vectorRows, type VectorRow } from './vector-rows.ts'

/** The number of texts to embed at once, which takes some seconds. */
const TOGETHER = 16
/** The most batches of one job, so that other jobs get their turn. */
const BATCHES = 40
const RETRY_SECONDS = 300
/** The language of the model. Texts of unknown language, which are short, are embedded as well. */
const LANGUAGE = 'en'

const ToRead = z.object({
  id: z.int(),
  text: z.string(),
  hash: z.nullable(z.instanceof(Uint8Array)),
})

/** Has the sentence model embed articles that are new or have changed, newest first. */
export const embedSentences = job<object>('articles/embed-sentences', async (tools) => {
  const model = await openSentenceModel(tools)
  if (!model) return
  try {
    let batch = 0
    while (batch < BATCHES && (await readBatch(tools, model))) batch++
    await noteSentenceTrouble(tools.db, null)
    if (batch === 0) return
    await tools.announce({ area: 'sentence-model' })
    await tools.enqueue(embedSentences, {}, { dedupeKey: 'now' })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    tools.log.warn({ reason: error.message }, 'The sentence model failed')
    await noteSentenceTrouble(tools.db, error.message)
    await tools.announce({ area: 'sentence-model' })
    await tools.enqueue(embedSentences, {}, { dedupeKey: 'later', afterSeconds: RETRY_SECONDS })
  }
})

/** Embeds a batch of articles. Returns false if none was left. */
async function readBatch({ db }: Tools, { model, embed }: SentenceModel): Promise<boolean> {
  const articles = await db.many(
    ToRead,
    sql`select id, left(title || '. ' || summary_text, ${SENTENCES.textCharacters}) as text, hash
        from (select id, title, summary_text, published_at from articles
          where not ${isStale} and (language = ${LANGUAGE} or language is null)
          order by published_at desc, id desc limit ${SENTENCES.articles}) as newest
        left join sentence_vectors on article_id = id
        where article_id is null or sentence_vectors.is_stale
        order by published_at desc, id desc limit ${TOGETHER}`,
  )
  if (articles.length === 0) return false
  const { same, changed } = compareTexts(articles)
  await db.run(sql`update sentence_vectors set is_stale = false where article_id = any(${same})`)
  if (changed.length === 0) return true
  const vectors = await embed(changed.map(({ text }) => text))
  await store(db, model, vectorRows(changed, vectors))
  return true
}

/** Stores vectors, unless their model was removed in the meantime. */
async function store(db: Database, model: string, rows: VectorRow[]): Promise<void> {
  await db.run(sql`
    insert into sentence_vectors (article_id, model, hash, vector)
    select row.id, sentence_model.id, decode(row.hash, 'hex'), decode(row.vector, 'hex')
    from ${bulk(rows, { id: 'bigint', hash: 'text', vector: 'text' }).rows}
    join articles on articles.id = row.id
    join sentence_model on sentence_model.id = ${model}
    on conflict (article_id) do update set model = excluded.model, hash = excluded.hash, vector = excluded.vector,
      is_stale = false, version = nextval(pg_get_serial_sequence('sentence_vectors', 'version'))`)
}

/** Queues for embedding the articles that were just written. */
export async function readWritten(db: Database, articles: number[], tools: Tools): Promise<void> {
  if (!(await readSentenceModel(db))) return
  await db.run(sql`
    update sentence_vectors set is_stale = true where article_id = any(${articles}) and not is_stale`)
  await tools.enqueue(embedSentences, {}, { db, dedupeKey: 'now' })
}

/** Queues embedding after a model was set up, and when a worker starts. */
export async function wakeSentences(tools: Pick<Tools, 'enqueue'>): Promise<void> {
  await tools.enqueue(embedSentences, {}, { dedupeKey: 'now' })
}
