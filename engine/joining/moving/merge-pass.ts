import type { ForbiddenMerges } from './forbidden-merges.ts'
import { articleTerms, strongestTerms, type TermUse } from '../article-terms.ts'
import { developmentOdds } from '../developments/development.ts'
import { oddsAcross } from '../developments/same-event.ts'
import { areIssues } from '../columns.ts'
import { VECTOR_LENGTH } from '../entry-vector.ts'
import { leastLength, type EntryWindow, type WindowArticle } from '../entry-window.ts'
import { isInHeadlines } from '../in-headlines.ts'
import { gapMs } from '../join-features.ts'

/** A merge of two articles: from now on the first id leads to the second. */
export interface Merge {
  from: number
  into: number
}

/** The least likeness at which two articles are one. */
const MERGE_AT_COSINE = 0.6
/**
 * The least mean log odds over pairs of entries at which two articles with texts are one. Articles
 * below `MERGE_TEXTS_AT_COSINE` are not compared.
 */
const MERGE_TEXTS_AT = -0.7
const MERGE_TEXTS_AT_COSINE = 0.35
/**
 * The threshold for the cosine by terms that hardly any other story uses. A story with many
 * headlines uses many words, so its parts look less alike than they are, but they share such terms.
 * The threshold is only for headlines: texts about different events may share such terms.
 */
const MERGE_AT_OWN_COSINE = 0.15
const OFTEN_TOLD = 10
/** The threshold for two large articles, because a wrong merge of these costs most. */
const MERGE_LARGE_AT_OWN_COSINE = 0.25
const MERGE_WITHIN_MS = 24 * 60 * 60 * 1000
/**
 * The least cosine of an entry that has something in common with the article; for headlines it is
 * lower.
 */
const LEAST_COSINE = 0.1
const LEAST_HEADLINE_COSINE = 0.03
const STRONGEST_TERMS = 48
/**
 * The least log odds of two headlines. It is low, because headlines share too little to distinguish
 * developments, except an expected event from a past one.
 */
const LEAST_HEADLINE_ODDS = -8
/** The number of newest entries that are compared, which tell an article's current development. */
const NEWEST_ENTRIES = 12

/** Merges each of the articles with the one most like it, if they are alike enough. */
export function mergeSimilar(
  window: EntryWindow,
  articles: Iterable<WindowArticle>,
  forbidden: ForbiddenMerges,
): Merge[] {
  const merges: Merge[] = []
  for (const article of articles) {
    // The article may have left the window, or have been merged in this loop.
    if (!window.holds(article)) continue
    // A single entry with text was compared when it arrived.
    if (article.entries.length === 1 && !isInHeadlines(article)) continue
    const other = mostSimilar(window, article, forbidden)
    if (!other) continue
    // The older article stays, because links lead to it.
    const [into, from] = article.id < other.id ? [article, other] : [other, article]
    window.merge(from.id, into.id)
    forbidden.merge(from.id, into.id)
    merges.push({ from: from.id, into: into.id })
  }
  return merges
}

function mostSimilar(
  window: EntryWindow,
  article: WindowArticle,
  forbidden: ForbiddenMerges,
): WindowArticle | undefined {
  const uses = articleTerms(article)
  const length = Math.sqrt(article.squaredLength)
  const isShort = isInHeadlines(article)
  const met = window.meet(
    strongestTerms(uses, STRONGEST_TERMS),
    (isShort ? LEAST_HEADLINE_COSINE : LEAST_COSINE) * length * VECTOR_LENGTH,
  )

  const least = isShort ? MERGE_AT_OWN_COSINE : MERGE_TEXTS_AT_COSINE
  let best: { article: WindowArticle; cosine: number } | undefined
  for (let k = 0; k < met.count; k++) {
    const seat = met.seats[k]!
    if (seat === article.seat) continue
    const dot = met.dots[seat]!
    if (dot / length / leastLength(met.entries[seat]!) < least) continue
    const other = window.articleAt(seat)
    if (forbidden.has(article.id, other.id)) continue
    const cosine = dot / length / Math.sqrt(other.squaredLength)
    const gap = Math.min(
      gapMs(article, other.firstPublishedAt),
      gapMs(other, article.firstPublishedAt),
    )
    if (gap > MERGE_WITHIN_MS || areIssues(article, other)) continue
    const isBetter = !best || cosine > best.cosine
    const isEqualAndOlder = best?.cosine === cosine && other.id < best.article.id
    if (!isBetter && !isEqualAndOlder) continue
    if (isOneStory(window, article, uses, other, cosine)) best = { article: other, cosine }
  }
  return best?.article
}

function isOneStory(
  window: EntryWindow,
  article: WindowArticle,
  uses: Map<number, TermUse>,
  other: WindowArticle,
  cosine: number,
): boolean {
  const sizes = [article.entries.length, other.entries.length]
  if (!isInHeadlines(article) && !isInHeadlines(other)) {
    if (Math.min(...sizes) < 2 || cosine < MERGE_TEXTS_AT_COSINE) return false
    return oddsAcross(article, other, window) >= MERGE_TEXTS_AT
  }
  if (cosine >= MERGE_AT_COSINE) return Math.min(...sizes) > 1 && areOneDevelopment(article, other)
  if (cosine < MERGE_AT_OWN_COSINE || Math.max(...sizes) < OFTEN_TOLD) return false
  if (!isInHeadlines(article) || !isInHeadlines(other)) return false
  const least = Math.min(...sizes) < OFTEN_TOLD ? MERGE_AT_OWN_COSINE : MERGE_LARGE_AT_OWN_COSINE
  return ownCosine(window, article, uses, other) >= least
}

/**
 * Says if the entries of the smaller article report, on average, the same development as the larger
 * one.
 */
function areOneDevelopment(article: WindowArticle, other: WindowArticle): boolean {
  const isShort = isInHeadlines(article) || isInHeadlines(other)
  const isSmaller = article.entries.length < other.entries.length
  const [small, large] = isSmaller ? [article, other] : [other, article]
  const newest = small.entries.slice(-NEWEST_ENTRIES)
  const odds = newest.reduce((sum, entry) => sum + developmentOdds(entry.unpacked(), large), 0)
  return odds >= (isShort ? LEAST_HEADLINE_ODDS : 0) * newest.length
}

/**
 * The cosine of two articles, with each term weighted by the share of its uses that are in these
 * articles.
 */
function ownCosine(
  { memory }: EntryWindow,
  article: WindowArticle,
  uses: Map<number, TermUse>,
  other: WindowArticle,
): number {
  let dot = 0
  for (const [term, theirs] of articleTerms(other)) {
    const ours = uses.get(term)
    if (!ours) continue
    const share = Math.min(1, (ours.entries + theirs.entries) / memory.countOf(term))
    dot += ours.weight * theirs.weight * share
  }
  return dot / Math.sqrt(article.squaredLength) / Math.sqrt(other.squaredLength)
}
