import * as z from 'zod/mini'
import { sql, type Database, type Tools } from '#server/tools.ts'
import type { ArticleWriting } from '../../contracts/article-writing.ts'
import { readCurrentId } from '../reading/article-aliases.ts'
import { wishText } from './topic-wishes.ts'
import { chooseFor, readAiSettings } from '#platform/models/server/lends.ts'
import { summaryTask } from '../model-tasks.ts'

/** A sentence that an endpoint wrote, with the passages of entries that prove it. */
export const WrittenSentence = z.object({
  text: z.string(),
  citations: z.array(
    z.object({ entry: z.int(), start: z.int(), end: z.int(), passage: z.string() }),
  ),
})
export type WrittenSummary = z.infer<typeof WrittenSummary>
const WrittenSummary = z.object({
  sentences: z.array(WrittenSentence),
  endpoint: z.string(),
  model: z.string(),
})

/**
 * Computes what each summary is based on: the entries, their words and the reader's wish. A summary
 * with another value is out of date.
 */
export const basisOf = (articles: readonly number[], readerId: string) => sql`
  select article_id, md5(string_agg(entry_id || encode(content_hash, 'hex'), ' ' order by entry_id)
      || ${wishText(readerId, sql`article_entries.article_id`)}) as basis
  from article_entries join entries on entries.id = entry_id
  where article_id = any(${[...articles]}) group by article_id`

/**
 * Reads the endpoint's summary of an article; null if there is none that is up to date, or the
 * reader has switched summaries off.
 */
export async function readWrittenSummary(
  db: Database,
  readerId: string,
  article: number,
): Promise<WrittenSummary | null> {
  const { summarization } = await readAiSettings(db, readerId)
  if (!summarization) return null
  return db.maybe(
    WrittenSummary,
    sql`select sentences, endpoint, model from ai_summaries join (${basisOf([article], readerId)}) as now using (article_id, basis)
        where reader_id = ${readerId} and state = 'written'`,
  )
}

const StateRow = z.object({
  state: z.enum(['waiting', 'written', 'kept']),
  message: z.nullable(z.string()),
  endpoint: z.nullable(z.string()),
  model: z.nullable(z.string()),
})

/** Reads the state of an article's summary by an endpoint, with a note for the reader. */
export async function readArticleWriting(
  tools: Tools,
  readerId: string,
  asked: number,
): Promise<ArticleWriting> {
  const article = await readCurrentId(tools.db, asked)
  const chosen = await chooseFor(tools, readerId, summaryTask)
  if (!chosen || !chosen.settings.summarization) return { state: 'off', words: null }
  const row = await tools.db.maybe(
    StateRow,
    sql`select state, message, endpoint, model from ai_summaries
        join (${basisOf([article], readerId)}) as now using (article_id, basis) where reader_id = ${readerId}`,
  )
  if (!row) return { state: 'none', words: null }
  switch (row.state) {
    case 'written':
      return { state: 'written', words: null }
    case 'waiting':
      return {
        state: 'waiting',
        words: row.message ?? `${chosen.endpoint.name} is writing a summary of it.`,
      }
    case 'kept':
      return { state: 'kept', words: row.message }
  }
}
