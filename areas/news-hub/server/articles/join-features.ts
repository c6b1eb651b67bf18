import type { EntryWindow, WindowArticle, WindowEntry } from './entry-window.ts'
import { VECTOR_LENGTH, type EntryVector } from './entry-vector.ts'

/** How an entry and an article that it might join relate; cosines and shares are 0 to 1. */
export interface JoinFeatures {
  /** How many terms the entry has; little text needs other limits than much. */
  length: number
  /** Cosine to the article as a whole, its best entry, the average one, and the best three. */
  centroid: number
  best: number
  mean: number
  topThree: number
  /** Weight of the title terms shared with the best entry, of all that either has. */
  titleOverlap: number
  /** Days between the entry and the span of the article, and to the article's far end. */
  gapDays: number
  spanDays: number
  /** Entries in the article. */
  size: number
  /** How much nearer the article is than the next best one; negative for all but the nearest. */
  margin: number
  /** Terms shared with the best entry, and those of them that hardly anyone else uses. */
  sharedTerms: number
  rareSharedTerms: number
  /** The part of the entry's weight that is shared with the best entry, and the other way round. */
  coverage: number
  coverageOfBest: number
  /** Terms of the shorter of entry and best entry, and how much shorter it is. */
  shorterLength: number
  lengthRatio: number
}

export interface Candidate {
  article: WindowArticle
  features: JoinFeatures
}

/** Articles looked at closely for each entry. */
const CANDIDATES = 8
const LEAST_COSINE = 0.02
/** A term in fewer entries than this share, and a few, is rare. */
const RARE_SHARE = 0.002
const RARE_AT_MOST = 3
const DAY_MS = 24 * 60 * 60 * 1000
const DOT_OF_EQUALS = VECTOR_LENGTH * VECTOR_LENGTH

/** Dot products of an entry with the entries of one article. */
interface Nearness {
  article: WindowArticle
  sum: number
  /** The three highest, highest first. */
  top: [number, number, number]
  best: WindowEntry
  centroid: number
}

/** The articles nearest to an entry, nearest first. */
export function joinCandidates(
  window: EntryWindow,
  vector: EntryVector,
  publishedAt: number,
  isWithinReach: (article: WindowArticle) => boolean,
): Candidate[] {
  const nearest = nearestArticles(window, vector).filter(({ article }) => isWithinReach(article))
  nearest.length = Math.min(nearest.length, CANDIDATES)

  return nearest.map((near, at) => {
    const rival = nearest[at === 0 ? 1 : 0]
    const { article, sum, top, best, centroid } = near
    return {
      article,
      features: {
        ...overlap(vector, best, window),
        length: vector.terms.length,
        centroid,
        best: top[0] / DOT_OF_EQUALS,
        mean: sum / article.entries.length / DOT_OF_EQUALS,
        topThree: (top[0] + top[1] + top[2]) / Math.min(3, article.entries.length) / DOT_OF_EQUALS,
        gapDays: gapMs(article, publishedAt) / DAY_MS,
        spanDays: Math.max(0, publishedAt - article.firstPublishedAt) / DAY_MS,
        size: article.entries.length,
        margin: centroid - (rival?.centroid ?? 0),
      },
    }
  })
}

/** Time between a moment and the span of an article; 0 inside it. */
export function gapMs(article: WindowArticle, at: number): number {
  return Math.max(0, at - article.lastPublishedAt, article.firstPublishedAt - at)
}

function nearestArticles(window: EntryWindow, vector: EntryVector): Nearness[] {
  const found = new Map<WindowArticle, Nearness>()
  window.eachSimilar(vector, (entry, dot) => {
    const near = found.get(entry.article)
    if (!near) {
      found.set(entry.article, {
        article: entry.article,
        sum: dot,
        top: [dot, 0, 0],
        best: entry,
        centroid: 0,
      })
      return
    }
    near.sum += dot
    const [first, second, third] = near.top
    if (dot > first) {
      near.top = [dot, first, second]
      near.best = entry
    } else if (dot > second) near.top = [first, dot, second]
    else if (dot > third) near.top = [first, second, dot]
  })

  const near = [...found.values()].filter(({ top }) => top[0] >= LEAST_COSINE * DOT_OF_EQUALS)
  for (const one of near) {
    one.centroid = one.sum / Math.sqrt(one.article.squaredLength) / VECTOR_LENGTH
  }
  const rank = ({ centroid, top }: Nearness) => centroid + top[0] / DOT_OF_EQUALS
  return near.sort((a, b) => rank(b) - rank(a) || a.article.id - b.article.id)
}

/** What the words of an entry and of the nearest entry of an article have in common. */
function overlap(vector: EntryVector, best: WindowEntry, { memory }: EntryWindow) {
  const weightOf = (term: number) => memory.weightOf(term, vector.language)
  const sum = (terms: number[]) => terms.reduce((total, term) => total + weightOf(term), 0)
  const bestTitle = new Set(best.titleTerms)
  const sharedTitle = sum([...vector.titleTerms].filter((term) => bestTitle.has(term)))
  const eitherTitle = sum([...vector.titleTerms]) + sum([...best.titleTerms]) - sharedTitle

  const rareLimit = RARE_SHARE * memory.entriesIn(vector.language) + RARE_AT_MOST
  const weightInBest = new Map(Array.from(best.terms, (term, k) => [term, best.weights[k]!]))
  let sharedTerms = 0
  let rareSharedTerms = 0
  let coverage = 0
  let coverageOfBest = 0
  vector.terms.forEach((term, k) => {
    const other = weightInBest.get(term)
    if (other === undefined) return
    sharedTerms++
    if (memory.countOf(term) < rareLimit) rareSharedTerms++
    coverage += vector.weights[k]! ** 2 / DOT_OF_EQUALS
    coverageOfBest += other ** 2 / DOT_OF_EQUALS
  })

  const lengths = [vector.terms.length, best.terms.length] as const
  const shorterLength = Math.min(...lengths)
  return {
    titleOverlap: eitherTitle > 0 ? sharedTitle / eitherTitle : 0,
    sharedTerms,
    rareSharedTerms,
    coverage,
    coverageOfBest,
    shorterLength,
    lengthRatio: shorterLength / (Math.max(...lengths) || 1),
  }
}
