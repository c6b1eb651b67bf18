import type { CitedSentence } from '../../contract.ts'
import { citedSpan } from '../reading/cited-span.ts'
import type { ArticleScope } from '../reading/article-scope.ts'
import { readWrittenSummary } from './article-writing.ts'

/**
 * Reads the endpoint's summary of an article, each sentence with its passages. If a passage can no
 * longer be found, the article shows the sources' own words instead.
 */
export async function citeWritten(
  { db, readerId }: ArticleScope,
  article: number,
  entries: readonly { id: number; text: string }[],
): Promise<{ sentences: CitedSentence[]; method: string } | null> {
  const written = await readWrittenSummary(db, readerId, article)
  if (!written) return null
  const sentences: CitedSentence[] = []
  for (const { text, citations } of written.sentences) {
    const shown = citations.map((cited) => {
      const span = citedSpan(cited, entries)
      return span && { ...span, passage: cited.passage }
    })
    const proofs = shown.filter((proof) => proof !== null)
    if (proofs.length < citations.length) return null
    sentences.push({ text, citations: proofs.toSorted((a, b) => a.coverage - b.coverage) })
  }
  return {
    sentences,
    method: `Written by your endpoint “${written.endpoint}” with the model ${written.model}. Each sentence was checked against the passages it cites: every name, number and date in it appears there.`,
  }
}
