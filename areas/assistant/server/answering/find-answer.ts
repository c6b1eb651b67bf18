import { type Desk } from '#server/tools.ts'
import { readKnownNames } from '#areas/articles/server/lends/writing.ts'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { composeAnswer, type Composed } from '#engine/answers/compose/compose.ts'
import type { Chosen } from '#engine/answers/compose/choose-sentences.ts'
import type { ReadQuestion } from '#engine/answers/read-question.ts'
import { comesNear } from '#engine/answers/ranking/evidence.ts'
import { readPieces } from '#engine/answers/ranking/read-pieces.ts'
import { rankSentences } from '#engine/answers/ranking/rank-sentences.ts'
import type { Candidate } from '#engine/answers/ranking/report.ts'
import { termWeights, wordsInReports } from '#engine/answers/ranking/term-weights.ts'
import type { Answer, AnswerCitation } from '../../answer.ts'
import { changedSentences } from './changed-sentences.ts'
import { findArticles, neighboursOf, type FoundArticle } from './find-articles.ts'
import { readReports, type StoredReport } from './read-reports.ts'
import type { AnswerScope } from './scope.ts'

const KNOWN_NAMES_READ = 12
const KNOWN_NAMES_CHARACTERS = 1500

/** Everything that was found for a question, even if none of it is an answer. */
export interface FoundAnswer {
  question: ReadQuestion
  composed: Composed
  /** The nearest sentences, best first, if no sentence answers the question. */
  nearSentences: () => Candidate[]
  articles: FoundArticle[]
  sentenceOf: (chosen: Chosen) => Answer['sentences'][number]
  cite: (one: Candidate) => AnswerCitation
}

/** Looks for sentences that answer one question, and judges the best of them. */
export async function findAnswer(
  desk: Desk,
  question: ReadQuestion,
  where: AnswerScope,
): Promise<FoundAnswer> {
  const scope = articleScope(desk, where)
  const { articles: best, counts } = await findArticles(scope, question, where)
  const near = await neighboursOf(scope, best, where)
  const reports = await readReports(scope, [...best, ...near], where, {
    question,
    weights: termWeights(
      question.terms,
      counts,
      question.terms.map(() => true),
    ),
  })
  const pieces = readPieces(question, reports)
  const weights = termWeights(question.terms, counts, wordsInReports(question.terms, pieces))
  const known = await readKnownNames(
    desk.db,
    reports
      .slice(0, KNOWN_NAMES_READ)
      .map((report) => `${report.title}\n${report.text.slice(0, KNOWN_NAMES_CHARACTERS)}`),
    question.language,
  )
  const ranked = rankSentences(question, pieces, { weights, known })
  const changed =
    question.kind === 'what-changed' ? await changedSentences(desk.db, ranked, question) : []
  const byEntry = new Map(reports.map((report) => [report.entry, report]))
  const cite = ({ report, start, end, inTitle }: Candidate) =>
    citation(byEntry.get(report.entry)!, { start, end, inTitle })
  const composed = composeAnswer(question, {
    ranked,
    weights,
    changed,
    nameOf: ({ entry }) => byEntry.get(entry)!.outlet,
    sources: where.sources === null ? null : where.sources.length,
  })
  return {
    question,
    composed,
    nearSentences: () => ranked.filter((one) => comesNear(question, one, weights)),
    articles: [...best, ...near],
    cite,
    sentenceOf: ({ sentence, same, heading }) => ({
      text: sentence.text,
      citations: [sentence, ...same].map(cite),
      ...(heading !== undefined && { heading }),
    }),
  }
}

/** The scope in which articles are searched for a reader. */
export function articleScope(
  { db, readerId, now }: Desk,
  { includeMuted }: AnswerScope,
): ArticleScope & { now: Date } {
  return { db, readerId, now: now(), ...(includeMuted && { includeMuted: true }) }
}

function citation(
  { article, entry, outlet, title, link, publishedAt }: StoredReport,
  { start, end, inTitle }: { start: number; end: number; inTitle: boolean },
): AnswerCitation {
  return {
    article,
    entry,
    start,
    end,
    ...(inTitle && { inTitle }),
    outlet,
    title,
    url: link,
    publishedAt: new Date(publishedAt).toISOString(),
  }
}
