import type { Apart } from './apart.ts'
import { VECTOR_LENGTH } from './entry-vector.ts'
import type { EntryWindow, WindowArticle, Weights } from './entry-window.ts'
import { gapMs } from './join-features.ts'

/** Two articles that are one: the first id leads to the second from now on. */
export interface Merge {
  from: number
  into: number
}

/** Articles at least this alike are one. */
const MERGE_AT_COSINE = 0.5
/** An entry less like the article than this has nothing in common with it. */
const LEAST_COSINE = 0.1
const MERGE_WITHIN_MS = 24 * 60 * 60 * 1000
/** What an article says is judged by its newest entries and strongest terms. */
const NEWEST_ENTRIES = 32
const STRONGEST_TERMS = 48

/** Merges each of the articles into the one most like it, when that is like enough. */
export function mergeSimilar(
  window: EntryWindow,
  articles: Iterable<WindowArticle>,
  apart: Apart,
): Merge[] {
  const merges: Merge[] = []
  for (const article of articles) {
    // One entry was compared when it arrived; and an article may have left or merged meanwhile.
    if (article.entries.length < 2 || window.articles.get(article.id) !== article) continue
    const other = mostSimilar(window, article, apart)
    if (!other) continue
    // The older article stays, with the links to it.
    const [into, from] = article.id < other.id ? [article, other] : [other, article]
    window.merge(from, into)
    apart.merge(from.id, into.id)
    merges.push({ from: from.id, into: into.id })
  }
  return merges
}

function mostSimilar(
  window: EntryWindow,
  article: WindowArticle,
  apart: Apart,
): WindowArticle | undefined {
  const dots = new Map<WindowArticle, number>()
  const least = LEAST_COSINE * Math.sqrt(article.squaredLength) * VECTOR_LENGTH
  window.eachSimilar(strongestTerms(article), least, (entry, dot) => {
    if (entry.article !== article) dots.set(entry.article, (dots.get(entry.article) ?? 0) + dot)
  })

  const readShare = Math.min(1, NEWEST_ENTRIES / article.entries.length)
  let best: { article: WindowArticle; cosine: number } | undefined
  for (const [other, dot] of dots) {
    if (apart.has(article.id, other.id)) continue
    const lengths = Math.sqrt(article.squaredLength) * Math.sqrt(other.squaredLength)
    const cosine = dot / readShare / lengths
    const gap = Math.min(
      gapMs(article, other.firstPublishedAt),
      gapMs(other, article.firstPublishedAt),
    )
    if (cosine < MERGE_AT_COSINE || gap > MERGE_WITHIN_MS) continue
    const isBetter = !best || cosine > best.cosine
    const isEqualAndOlder = best?.cosine === cosine && other.id < best.article.id
    if (isBetter || isEqualAndOlder) best = { article: other, cosine }
  }
  return best?.article
}

function strongestTerms({ entries }: WindowArticle): Weights {
  const sums = new Map<number, number>()
  for (const { terms, weights } of entries.slice(-NEWEST_ENTRIES)) {
    terms.forEach((term, k) => sums.set(term, (sums.get(term) ?? 0) + weights[k]!))
  }
  const strongest = [...sums].sort((a, b) => b[1] - a[1]).slice(0, STRONGEST_TERMS)
  return {
    terms: Int32Array.from(strongest, ([term]) => term),
    weights: strongest.map(([, weight]) => weight),
  }
}
