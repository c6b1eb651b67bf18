import { stems } from '#engine/words/terms.ts'
import type { DayEntry } from './labelled-day.ts'

const LEAD_LETTERS = 400
const WINDOW_MS = 96 * 60 * 60 * 1000

/**
 * The article of each entry by the simplest working method, for comparison: term frequencies (of
 * the title, counted twice, and the beginning of the text), weighted by the rarity of a term among
 * the entries so far. An entry joins the article with the most similar centroid, if the cosine is
 * at least `tau`.
 */
export function joinByCentroid(entries: readonly DayEntry[], tau: number): number[] {
  const heldBy = new Map<string, number>()
  /** The sums of the articles, by term and article. */
  const sums = new Map<string, Map<number, number>>()
  const articles: { squares: number; last: number }[] = []
  return entries.map(({ title, text, language, publishedAt }, at) => {
    const terms = stems(`${title} ${title} ${text.slice(0, LEAD_LETTERS)}`, language)
    for (const term of new Set(terms)) heldBy.set(term, (heldBy.get(term) ?? 0) + 1)
    const rarity = (term: string) => Math.log((at + 2) / heldBy.get(term)!)
    const vector = unitVector(terms, rarity)
    const dots = new Map<number, number>()
    for (const [term, weight] of vector) {
      for (const [article, sum] of sums.get(term) ?? [])
        dots.set(article, (dots.get(article) ?? 0) + weight * sum)
    }
    let best = -1
    let alike = tau
    for (const [article, dot] of dots) {
      const { squares, last } = articles[article]!
      if (publishedAt - last > WINDOW_MS || dot / Math.sqrt(squares) < alike) continue
      best = article
      alike = dot / Math.sqrt(squares)
    }
    if (best < 0) best = articles.push({ squares: 0, last: 0 }) - 1
    const article = articles[best]!
    article.squares += 2 * (dots.get(best) ?? 0) + 1
    article.last = publishedAt
    for (const [term, weight] of vector) {
      const held = sums.get(term) ?? new Map<number, number>()
      sums.set(term, held.set(best, (held.get(best) ?? 0) + weight))
    }
    return best
  })
}

function unitVector(
  terms: readonly string[],
  rarity: (term: string) => number,
): Map<string, number> {
  const times = new Map<string, number>()
  for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1)
  const weights = [...times].map(([term, count]): [string, number] => [
    term,
    (1 + Math.log(count)) * rarity(term),
  ])
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1
  return new Map(weights.map(([term, weight]) => [term, weight / length]))
}
