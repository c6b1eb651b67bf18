import * as z from 'zod/mini'
import { bulk } from '#server/database/bulk.ts'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { type Chosen, embed, EndpointTrouble } from '#platform/models/server/lends.ts'
import { isFollowed } from '../reading/article-scope.ts'
import { isStale } from '../reading/stale-articles.ts'
import { chooseEmbedder } from './choose-embedder.ts'
import { compareTexts, vectorRows, type VectorRow } from './vector-rows.ts'

/** The number of texts in one request, by priority. */
const TOGETHER = { speed: 96, balanced: 32, quality: 16 }
/**
 * The number of articles to find at once. Finding those without an embedding takes time even if
 * there are few.
 */
const FOUND_TOGETHER = 1_000
/** The number of newest articles that search by meaning covers. */
const MOST_ARTICLES = 100_000
const MOST_CHARACTERS = 2_000
const RETRY_SECONDS = 300

const ToEmbed = z.object({
  id: z.int(),
  text: z.string(),
  hash: z.nullable(z.instanceof(Uint8Array)),
})

/** Embeds articles that have no embedding or whose text has changed, newest first. */
export const embedArticles = job<object>('articles/embed-articles', async (tools) => {
  const readers = await tools.db.many(
    z.object({ readerId: z.string() }),
    sql`select distinct reader_id from ai_endpoints`,
  )
  for (const { readerId } of readers) {
    try {
      while (await embedBatch(tools, readerId)) {
        // The loop continues until no article is left.
      }
    } catch (error) {
      if (!(error instanceof EndpointTrouble)) throw error
      // Until the next attempt, search matches words only, and the settings show the reason.
      const afterSeconds = error.retryAfterSeconds || RETRY_SECONDS
      await tools.enqueue(embedArticles, {}, { dedupeKey: 'later', afterSeconds })
    }
  }
})

async function embedBatch(tools: Tools, readerId: string): Promise<boolean> {
  const { db } = tools
  const chosen = await chooseEmbedder(tools, readerId)
  if (!chosen) return false
  const { model, settings } = chosen
  const articles = await db.many(
    ToEmbed,
    sql`select id, title || '. ' || summary_text as text,
          case when article_vectors.model = ${model} then hash end as hash
        from (select id, title, summary_text, published_at from articles
          where not ${isStale} and ${isFollowed({ readerId })}
          order by published_at desc, id desc limit ${MOST_ARTICLES}) as newest
        left join article_vectors on article_id = id and reader_id = ${readerId}
        where article_id is null or article_vectors.model <> ${model} or article_vectors.is_stale
        order by published_at desc limit ${FOUND_TOGETHER}`,
  )
  if (articles.length === 0) return false

  const cut = articles.map((one) => ({ ...one, text: one.text.slice(0, MOST_CHARACTERS) }))
  const { same, changed } = compareTexts(cut)
  await db.run(sql`
    update article_vectors set is_stale = false, is_compared = false
    where reader_id = ${readerId} and article_id = any(${same})`)

  const together = TOGETHER[settings.processingPriority]
  for (let start = 0; start < changed.length; start += together) {
    const some = changed.slice(start, start + together)
    const texts = some.map(({ text }) => text)
    const vectors = await embed(tools, chosen, texts)
    await storeVectors(db, chosen, vectorRows(some, vectors))
  }
  return true
}

async function storeVectors(
  db: Database,
  { readerId, model }: Chosen,
  rows: VectorRow[],
): Promise<void> {
  await db.run(sql`
    insert into article_vectors (reader_id, article_id, model, hash, vector)
    select ${readerId}, row.id, ${model}, decode(row.hash, 'hex'), decode(row.vector, 'hex')
    from ${bulk(rows, { id: 'bigint', hash: 'text', vector: 'text' }).rows}
    join articles on articles.id = row.id
    on conflict (reader_id, article_id) do update set model = excluded.model, hash = excluded.hash,
      vector = excluded.vector, is_stale = false, is_compared = false, version = nextval(pg_get_serial_sequence('article_vectors', 'version'))`)
}
