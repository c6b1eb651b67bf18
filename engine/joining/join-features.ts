import { TermSet } from '../words/term-set.ts'
import { developmentOdds } from './developments/development.ts'
import { sameEventOdds } from './developments/same-event.ts'
import { isNextIssue } from './columns.ts'
import { disagreement, type Disagreement } from './disagreement.ts'
import {
  leastLength,
  type EntryWindow,
  type Origin,
  type WindowArticle,
  type WindowEntry,
} from './entry-window.ts'
import { DOT_OF_EQUALS, VECTOR_LENGTH, type EntryVector } from './entry-vector.ts'

/** Relations of an entry to an article that it might join; cosines and shares are 0 to 1. */
export interface JoinFeatures extends Disagreement {
  /** The number of terms of the entry or of the most alike entry, whichever has fewer. */
  length: number
  /** The number of the article's entries. */
  size: number
  /** The cosine to the article as a whole; `best` is the cosine to its most alike entry. */
  centroid: number
  best: number
  /** The mean cosine to its entries; `least` is the cosine to the least alike one. */
  mean: number
  least: number
  /**
   * The weight of the title terms that the entry shares with the most alike one, as a share of all
   * terms in the two titles.
   */
  titleOverlap: number
  /** The lead of `centroid` over the next article's; negative if that one is ahead. */
  margin: number
  /**
   * The number of terms shared with the most alike entry; `rareTerms` counts those that hardly any
   * other entry holds.
   */
  sharedTerms: number
  rareTerms: number
  /** True if the most alike entry comes from the same source. */
  isSameSource: boolean
  /** Days between the entry and the time that the article spans. */
  gapDays: number
  /**
   * Log odds that the entry reports the same development. Computed on demand, because that is slow.
   */
  readonly development: number
  /**
   * Log odds, from comparing pairs of entries with texts, that the entry reports the same event.
   * Computed on demand, because that is slow.
   */
  readonly sameEvent: number
}

export interface Candidate {
  article: WindowArticle
  features: JoinFeatures
}

/** The number of articles that are compared in detail for each entry. */
const CANDIDATES = 8
/** The likeness below which two entries have nothing in common; joining needs far more. */
const LEAST_COSINE = 0.05
const DAY_MS = 24 * 60 * 60 * 1000

/** The articles most like an entry, within reach of it in time. */
export function joinCandidates(
  window: EntryWindow,
  entry: EntryVector & Origin,
  reachMs: number,
): Candidate[] {
  const { publishedAt, source } = entry
  const nearest = nearestArticles(
    window,
    entry,
    (article) => gapMs(article, publishedAt) <= reachMs,
  ).filter(({ article }) => !isNextIssue(entry, article))
  ours.known.fill(entry.known)
  ours.strongest.fill(entry.terms)
  ours.title.fill(entry.titleTerms)
  const titleWeight = weightOf(entry.titleTerms, entry, window)
  const centroids = nearest.map(({ centroid }) => centroid).toSorted((a, b) => b - a)
  return nearest.map(({ article, centroid, best, bestDot, leastDot, dots }) => {
    const size = article.entries.length
    const runnerUp = centroid === centroids[0] ? (centroids[1] ?? 0) : centroids[0]!
    return {
      article,
      features: {
        length: Math.min(entry.terms.length, best.terms.length),
        size,
        centroid,
        best: bestDot / DOT_OF_EQUALS,
        mean: dots / size / DOT_OF_EQUALS,
        least: leastDot / DOT_OF_EQUALS,
        titleOverlap: titleOverlap(titleWeight, entry, best, window),
        margin: centroid - runnerUp,
        ...countShared(entry, best, window),
        ...disagreement(entry, ours.known, article, best, window),
        isSameSource: best.source === source,
        gapDays: gapMs(article, publishedAt) / DAY_MS,
        get development() {
          return developmentOdds(entry, article)
        },
        get sameEvent() {
          return sameEventOdds(entry, article, window)
        },
      },
    }
  })
}

/** The terms of the entry that is being compared. */
const ours = { known: new TermSet(), strongest: new TermSet(), title: new TermSet() }

/** Time between a moment and the span of an article; 0 inside it. */
export function gapMs(article: WindowArticle, at: number): number {
  return Math.max(0, at - article.lastPublishedAt, article.firstPublishedAt - at)
}

interface Near {
  article: WindowArticle
  centroid: number
  /** The sum of the cosines to the whole article and to the most alike entry. */
  rank: number
  /** The most alike entry. */
  best: WindowEntry
  /**
   * The dot product with the most alike entry; the next two are that with the least alike entry,
   * and the sum over all.
   */
  bestDot: number
  leastDot: number
  dots: number
}

/** The articles most like an entry, the likeliest first; among equals, by age. */
function nearestArticles(
  window: EntryWindow,
  vector: EntryVector,
  isInReach: (article: WindowArticle) => boolean,
): Near[] {
  const met = window.meet(vector, LEAST_COSINE * DOT_OF_EQUALS)
  const nearest: Near[] = []
  for (let k = 0; k < met.count; k++) {
    const seat = met.seats[k]!
    const dots = met.dots[seat]!
    const bestDot = met.bestDot[seat]!
    const last = nearest.length < CANDIDATES ? undefined : nearest.at(-1)!
    // Skips articles that cannot be among the nearest. Thousands are met, and few need a closer
    // look.
    const centroidAtMost = dots / leastLength(met.entries[seat]!) / VECTOR_LENGTH
    if (last && centroidAtMost + bestDot / DOT_OF_EQUALS < last.rank) continue

    const article = window.articleAt(seat)
    // The sum of the dot products, divided by both lengths, is the cosine to the center of the
    // article.
    const centroid = dots / Math.sqrt(article.squaredLength) / VECTOR_LENGTH
    const rank = centroid + bestDot / DOT_OF_EQUALS
    if ((last && !isBefore({ rank, article }, last)) || !isInReach(article)) continue
    const near: Near = {
      article,
      centroid,
      rank,
      best: window.entryAt(met.bestArrival[seat]!),
      bestDot,
      leastDot: met.entries[seat]! < article.entries.length ? 0 : met.leastDot[seat]!,
      dots,
    }
    if (last) nearest.pop()
    const place = nearest.findIndex((other) => isBefore(near, other))
    nearest.splice(place < 0 ? nearest.length : place, 0, near)
  }
  return nearest
}

type Ranked = Pick<Near, 'rank' | 'article'>

function isBefore(a: Ranked, b: Ranked): boolean {
  return a.rank > b.rank || (a.rank === b.rank && a.article.id < b.article.id)
}

function titleOverlap(
  titleWeight: number,
  vector: EntryVector,
  best: WindowEntry,
  { memory }: EntryWindow,
): number {
  let shared = 0
  let either = titleWeight
  for (const term of best.titleTerms) {
    const weight = memory.weightOf(term, vector.language)
    if (ours.title.has(term)) shared += weight
    else either += weight
  }
  return either > 0 ? shared / either : 0
}

function weightOf(terms: Int32Array, { language }: EntryVector, { memory }: EntryWindow): number {
  let sum = 0
  for (const term of terms) sum += memory.weightOf(term, language)
  return sum
}

/** The share of entries up to which a term is rare. */
const RARE_SHARE = 0.002
const RARE_AT_LEAST = 3

function countShared(
  { language }: EntryVector,
  best: WindowEntry,
  { memory }: EntryWindow,
): { sharedTerms: number; rareTerms: number } {
  const rare = RARE_AT_LEAST + RARE_SHARE * memory.entriesIn(language)
  let sharedTerms = 0
  let rareTerms = 0
  for (const term of best.terms) {
    if (!ours.strongest.has(term)) continue
    sharedTerms++
    if (memory.countOf(term) < rare) rareTerms++
  }
  return { sharedTerms, rareTerms }
}
