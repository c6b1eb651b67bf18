import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { languageByWords } from '#engine/words/language.ts'
import { sql } from '#server/tools.ts'
import { citeWritten } from '../by-model/cite-written.ts'
import type { ArticleScope } from '../reading/article-scope.ts'
import { LEAD_SENTENCES, SummarySentence } from '../reading/stored-article.ts'
import { cite } from './article-page.ts'
import { entriesOf } from './entries-of-article.ts'

const Stored = z.object({ summary: z.array(SummarySentence), language: z.nullable(z.string()) })

/** Reads the summary of an article as a reader sees it; null if there is none. */
export async function readLead(
  scope: ArticleScope,
  article: number,
): Promise<{ text: string; language: string | null } | null> {
  const stored = await scope.db.maybe(
    Stored,
    sql`select summary, language from articles where id = ${article}`,
  )
  if (!stored) return null
  const entries = await entriesOf(scope, article)
  const written = await citeWritten(scope, article, entries)
  const own = () => stored.summary.flatMap((sentence) => cite(sentence, entries))
  const text = leadOf(written?.sentences ?? own())
  if (text === '') return null
  // An endpoint may have written in another language than most reports have.
  const language = (written && languageByWords(text)) ?? stored.language
  return { text, language: language && language.toLowerCase().split('-')[0]! }
}

/** Makes the summary of a page from its first sentences. */
export function leadOf(sentences: readonly { text: string }[]): string {
  return sentences
    .slice(0, LEAD_SENTENCES)
    .map(({ text }) => text)
    .join(' ')
}

/** A hash for comparing two summaries. */
export function leadHash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
