import type { ReadQuestion } from '#engine/answers/read-question.ts'
import type { Candidate } from '#engine/answers/ranking/report.ts'
import type { AnswerCitation, NearArticle } from '../../answer.ts'
import type { FoundArticle } from './find-articles.ts'

const NEAREST = 3
/** The share of the question's words that an article must contain to be shown if nothing answers. */
const FITS_NEARLY = 0.4

/** Returns the articles whose ids are in `told`, in that order and each once, up to a limit. */
export function readOn(best: readonly FoundArticle[], told: readonly number[]): NearArticle[] {
  return [...new Set(told)]
    .flatMap((id) => best.filter((one) => one.id === id))
    .slice(0, NEAREST)
    .map(({ id, title }) => ({ id, title }))
}

/**
 * The nearest results if nothing answers: the best sentence of each of the best articles, word for
 * word.
 */
export function nearestTo(
  ranked: readonly Candidate[],
  found: readonly FoundArticle[],
  cite: (one: Candidate) => AnswerCitation,
): NearArticle[] {
  // The page shows the article's title anyway, so an entry's title is quoted only if no sentence
  // was found.
  const inText = firstOfEach(ranked.filter(({ inTitle }) => !inTitle))
  const firsts = inText.size > 0 ? inText : firstOfEach(ranked)
  const titles = new Map(found.map(({ id, title }) => [id, title]))
  const passages = [...firsts].map(([id, one]) => ({
    id,
    title: titles.get(id) ?? '',
    passage: { text: one.text, citations: [cite(one)] },
  }))
  // If no sentence was found, articles that contain enough of the question's words are listed.
  return passages.length > 0
    ? passages
    : found
        .filter(({ fit }) => fit >= FITS_NEARLY)
        .slice(0, NEAREST)
        .map(({ id, title }) => ({ id, title }))
}

function firstOfEach(ranked: readonly Candidate[]): Map<number, Candidate> {
  const firsts = new Map<number, Candidate>()
  for (const one of ranked) {
    if (!firsts.has(one.report.article)) firsts.set(one.report.article, one)
    if (firsts.size === NEAREST) break
  }
  return firsts
}

/** The English name of the one language of the nearest sentences, if it is not the question's. */
export function languageOfNearest(
  { kind, language }: ReadQuestion,
  ranked: readonly Candidate[],
  nearest: readonly NearArticle[],
): string | undefined {
  const cited = new Set(
    nearest.flatMap(({ passage }) => passage?.citations.map(({ entry }) => entry) ?? []),
  )
  const spoken = new Set(
    ranked.flatMap(({ report }) => (cited.has(report.entry) ? [report.language ?? language] : [])),
  )
  const [only] = spoken
  // Keywords without a question word have no certain language.
  if (only === undefined || spoken.size > 1 || only === language || kind === 'anything') return
  return new Intl.DisplayNames('en', { type: 'language' }).of(only)
}
