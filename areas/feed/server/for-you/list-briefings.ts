import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import type { Briefing } from '../../contracts/reading.ts'
import type { FeedScope } from '../scope.ts'
import { cite, coverageOf, entriesOf } from '#areas/articles/server/lends/page.ts'
import { SummarySentence } from '#areas/articles/server/lends/article.ts'
import type { Chosen } from './candidates.ts'
import { articlesOf, choose } from './list-chosen.ts'

/** The number of sentences in a briefing, so that it is read in half a minute. */
const SENTENCES = 3

const SummaryRow = z.object({ id: z.int(), summary: z.array(SummarySentence) })

/** The first articles in the order of the filter, each as a few sentences with their citations. */
export async function listBriefings(
  scope: FeedScope,
  { count, ...chosen }: Chosen & { count: number },
): Promise<{ briefings: Briefing[]; hasMore: boolean }> {
  const candidates = await choose(scope, chosen, count + 1)
  const shown = candidates.slice(0, count)
  const articles = await articlesOf(scope, shown)
  const summaries = await scope.db.many(
    SummaryRow,
    sql`select id, summary from articles where id = any(${shown.map(({ id }) => id)})`,
  )
  const summaryOf = new Map(summaries.map(({ id, summary }) => [id, summary]))
  const briefings = await Promise.all(
    articles.map(async (article) => {
      const entries = await entriesOf(scope, article.id)
      const summary = summaryOf.get(article.id) ?? []
      return {
        ...article,
        sentences: summary.flatMap((sentence) => cite(sentence, entries)).slice(0, SENTENCES),
        coverage: entries.map((entry) => coverageOf(entry)),
      }
    }),
  )
  return { briefings, hasMore: candidates.length > count }
}
