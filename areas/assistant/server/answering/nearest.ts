import type { Candidate } from '#engine/answers/ranking/report.ts'
import type { AnswerCitation, NearArticle } from '../../answer.ts'
import type { FoundArticle } from './find-articles.ts'

const NEAREST = 3
/** As much of the words as an article has to hold to be named where nothing answers. */
const FITS_NEARLY = 0.4

/** The articles of the sentences. */
export function readOn(best: readonly FoundArticle[], told: readonly number[]): NearArticle[] {
  return [...new Set(told)]
    .flatMap((id) => best.filter((one) => one.id === id))
    .slice(0, NEAREST)
    .map(({ id, title }) => ({ id, title }))
}

/** What comes nearest where nothing answers: the best sentence of each of the best articles, and nothing made of it. */
export function nearestTo(
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
