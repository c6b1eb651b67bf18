import { sql, type Desk, type Sql } from '#server/tools.ts'
import { readKnownNames } from '#areas/articles/server/lends.ts'
import { composeAnswer } from '#engine/answers/compose/compose.ts'
import { comesNear } from '#engine/answers/ranking/evidence.ts'
import { isEmpty, readQuestion, type ReadQuestion } from '#engine/answers/read-question.ts'
import { readPieces } from '#engine/answers/ranking/read-pieces.ts'
import { rankSentences } from '#engine/answers/ranking/rank-sentences.ts'
import type { Candidate } from '#engine/answers/ranking/report.ts'
import { termWeights, wordsInReports } from '#engine/answers/ranking/term-weights.ts'
import type { Answer, AnswerCitation, NearArticle, Question } from '../../answer.ts'
import { findArticles, neighboursOf, type FoundArticle } from './find-articles.ts'
import { changedSentences } from './changed-sentences.ts'
import { findingWords, introOf } from './intro.ts'
import { offersFor } from './offers.ts'
import { readReports, type StoredReport } from './read-reports.ts'
import { readScope, type AnswerScope } from './scope.ts'

/** Words of a selected passage help a question that has few of its own. */
const FEW_TERMS = 3
const NEAREST = 3
/** As much of the words as an article has to hold to be named where nothing answers. */
const FITS_NEARLY = 0.4
const KNOWN_NAMES_READ = 12
const KNOWN_NAMES_CHARACTERS = 1500

/**
 * Answers in sentences of the sources that the reader follows, without a model. `within` narrows it to articles that
 * a caller knows of, such as those of a hub. Never changes anything: what is asked to be changed becomes an offer.
 */
export async function answerQuestion(
  desk: Desk,
  { text, zone, scope = {} }: Question,
  within?: Sql,
): Promise<Answer> {
  const now = desk.now()
  const read = readQuestion(text, { now: now.getTime(), zone })
  const asked = withPassage(read, scope.passage, now.getTime())
  const where = await readScope(desk, asked, scope)
  if (within !== undefined) where.conditions.push(sql`(${within})`)
  const question = comparedBy(withoutNames(asked, where.named), where)
  const articles = {
    db: desk.db,
    readerId: desk.readerId,
    now,
    ...(where.includeMuted && { includeMuted: true }),
  }
  const facts = askedOf(question, where)
  if (question.request !== null) {
    const { articles: best } = await findArticles(articles, question, where)
    return offersFor(desk, { question, asked: facts, best, article: where.article })
  }
  if (isEmpty(question) && where.within === undefined) return unclear(facts)

  const { articles: best, counts } = await findArticles(articles, question, where)
  const near = await neighboursOf(articles, best, where)
  const reports = await readReports(articles, [...best, ...near], where, {
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
  const nameOf = (entry: number) => byEntry.get(entry)!.outlet
  const composed = composeAnswer(question, {
    ranked,
    weights,
    changed,
    nameOf: ({ entry }) => nameOf(entry),
    sources: where.sources === null ? null : where.sources.length,
  })
  const isFound = composed.sentences.length > 0
  return {
    kind: isFound ? 'found' : 'not-found',
    asked: facts,
    intro: isFound ? introOf(question, where.within) : findingWords(question, where.within),
    sentences: composed.sentences.map(({ sentence, same, heading }) => ({
      text: sentence.text,
      citations: [sentence, ...same].map(cite),
      ...(heading !== undefined && { heading }),
    })),
    figures: composed.figures,
    nearest: isFound
      ? readOn(
          best,
          composed.sentences.map(({ sentence }) => sentence.report.article),
        )
      : nearestTo(
          ranked.filter((one) => comesNear(question, one, weights)),
          [...best, ...near],
          cite,
        ),
    offers: [],
  }
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

/** The articles of the sentences. */
function readOn(best: readonly FoundArticle[], told: readonly number[]): NearArticle[] {
  return [...new Set(told)]
    .flatMap((id) => best.filter((one) => one.id === id))
    .slice(0, NEAREST)
    .map(({ id, title }) => ({ id, title }))
}

/** What comes nearest where nothing answers: the best sentence of each of the best articles, and nothing made of it. */
function nearestTo(
  ranked: readonly Candidate[],
  found: readonly FoundArticle[],
  cite: (one: Candidate) => AnswerCitation,
): NearArticle[] {
  const firsts = new Map<number, Candidate>()
  for (const one of ranked) {
    const { article } = one.report
    // The title stands above it.
    if (!one.inTitle && !firsts.has(article)) firsts.set(article, one)
    if (firsts.size === NEAREST) break
  }
  const titles = new Map(found.map(({ id, title }) => [id, title]))
  const passages = [...firsts].map(([id, one]) => ({
    id,
    title: titles.get(id) ?? '',
    passage: { text: one.text, citations: [cite(one)] },
  }))
  // Articles that hold many of the words and say nothing near are better than nothing; those that hold a common one are not.
  return passages.length > 0
    ? passages
    : found
        .filter(({ fit }) => fit >= FITS_NEARLY)
        .slice(0, NEAREST)
        .map(({ id, title }) => ({ id, title }))
}

function askedOf({ kind, time }: ReadQuestion, where: AnswerScope): Answer['asked'] {
  return {
    kind,
    ...(time.from !== null && { from: new Date(time.from).toISOString() }),
    ...(time.to !== null && { to: new Date(time.to).toISOString() }),
    ...(where.within !== undefined && { within: where.within }),
  }
}

function unclear(asked: Answer['asked']): Answer {
  return {
    kind: 'unclear',
    asked,
    intro:
      'That question holds nothing to look for. Name what it is about, such as a person, a place or an event.',
    sentences: [],
    figures: [],
    nearest: [],
    offers: [],
  }
}

/** "Why?" of a passage asks with the words of the passage. */
function withPassage(
  question: ReadQuestion,
  passage: string | undefined,
  now: number,
): ReadQuestion {
  if (passage === undefined || question.terms.length >= FEW_TERMS) return question
  const { terms } = readQuestion(passage, { now })
  return { ...question, terms: [...question.terms, ...terms.slice(0, PASSAGE_TERMS)] }
}

const PASSAGE_TERMS = 8

/** "How did the Standard and the Mercury report on it": two sources that are named are compared. */
function comparedBy(question: ReadQuestion, { sources }: AnswerScope): ReadQuestion {
  if (sources === null) return question
  // What a source is asked to have done, it need not say of itself.
  const terms = question.terms.filter(({ word }) => !TELLING.has(word.toLowerCase()))
  const isCompared = sources.length > 1 && COMPARABLE.has(question.kind)
  return isCompared
    ? { ...question, terms, kind: 'compare', wanted: { ...question.wanted, holds: null } }
    : { ...question, terms: terms.length > 0 ? terms : question.terms }
}

const COMPARABLE = new Set<ReadQuestion['kind']>(['how', 'what', 'what-happened', 'anything'])
const TELLING = new Set(
  `say says said report reports reported reporting write writes wrote tell tells told cover covers covered coverage describe
  describes described sagt sagen schreibt schreiben berichtet berichten dit disent écrit écrivent dice dicen escribe scrive scrivono`.split(
    /\s+/,
  ),
)

/** A source, topic or folder that is named says where to look, and need not stand in an answer. */
function withoutNames(question: ReadQuestion, named: readonly string[]): ReadQuestion {
  if (named.length === 0) return question
  const inNames = new Set(
    named.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
  )
  return {
    ...question,
    terms: question.terms.filter(({ word }) => !inNames.has(word.toLowerCase())),
  }
}
