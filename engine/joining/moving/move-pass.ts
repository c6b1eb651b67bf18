import type { ForbiddenMerges } from './forbidden-merges.ts'
import { articleTerms, strongestTerms } from '../article-terms.ts'
import { DOT_OF_EQUALS, ROUNDING, VECTOR_LENGTH } from '../entry-vector.ts'
import {
  meanCosine,
  WINDOW_MS,
  type EntryWindow,
  type WindowArticle,
  type WindowEntry,
} from '../entry-window.ts'
import { joinCandidates } from '../join-features.ts'
import type { JoinScore } from '../join-score.ts'
import type { Merge } from './merge-pass.ts'

/** An entry that moved to another article, by itself or in a merge. */
export interface Move {
  entry: number
  from: number
  into: number
  confidence: number
}

interface Moving {
  score: JoinScore
  joinAt: number
  forbidden: ForbiddenMerges
}

/** The least mean likeness of an entry to an article that it might move to. */
const LEAST_COSINE = 0.15
/**
 * The number of an article's strongest terms that are searched. They are enough to find the entries
 * that may be similar.
 */
const STRONGEST_TERMS = 16
const LEAST_PART = 0.1
/**
 * The lead in certainty that another article needs. It keeps an entry from moving back and forth.
 */
const CLEARLY = 0.03

/**
 * Moves entries to better articles after the given ones have changed, because the first entries had
 * to join before similar ones arrived. If the only entry of an article moves, the articles are
 * merged.
 */
export function moveEntries(
  window: EntryWindow,
  changed: Iterable<WindowArticle>,
  moving: Moving,
): { moves: Move[]; merges: Merge[] } {
  const near = new Set<WindowEntry>()
  for (const article of changed) {
    if (window.holds(article)) addNear(window, article, near)
  }

  const moves: Move[] = []
  const merges: Merge[] = []
  for (const entry of [...near].toSorted((a, b) => a.arrival - b.arrival)) {
    const from = entry.article
    const better = betterArticle(window, entry, moving)
    if (!better) continue
    const { article: into, confidence } = better
    moves.push({ entry: entry.id, from: from.id, into: into.id, confidence })
    if (from.entries.length > 1) {
      window.takeOut(entry)
      window.putInto(entry, into)
      continue
    }
    // The older article stays, because links lead to it.
    const [older, younger] = from.id < into.id ? [from, into] : [into, from]
    window.merge(younger.id, older.id)
    moving.forbidden.merge(younger.id, older.id)
    merges.push({ from: younger.id, into: older.id })
  }

  const into = new Map(merges.map((merge) => [merge.from, merge.into]))
  const follow = (id: number): number => (into.has(id) ? follow(into.get(id)!) : id)
  return {
    moves: moves.map((move) => ({ ...move, from: follow(move.from), into: follow(move.into) })),
    merges,
  }
}

function addNear(window: EntryWindow, article: WindowArticle, near: Set<WindowEntry>): void {
  const size = article.entries.length
  const strongest = strongestTerms(articleTerms(article), STRONGEST_TERMS)
  // The most that the remaining terms can add to the mean likeness of an entry.
  const restAtMost = (strongest.restLength * (1 + ROUNDING)) / VECTOR_LENGTH / size
  window.eachSimilar(
    strongest,
    Math.max(LEAST_PART, LEAST_COSINE - restAtMost) * size * DOT_OF_EQUALS,
    (entry) => {
      if (entry.article === article || entry.isPinned || near.has(entry)) return
      const cosine = meanCosine(entry, article)
      if (cosine >= LEAST_COSINE && cosine > meanCosine(entry, entry.article)) near.add(entry)
    },
  )
}

/** The article that an entry would join today instead of its own; undefined if its own is best. */
function betterArticle(
  window: EntryWindow,
  entry: WindowEntry,
  { score, joinAt, forbidden }: Moving,
): { article: WindowArticle; confidence: number } | undefined {
  const own = entry.article
  // The entry is taken out before comparing, because otherwise its own article would contain it.
  window.takeOut(entry)
  const better = likeliestBut(own, window, entry, { score, joinAt, forbidden })
  window.putInto(entry, own)
  return better
}

function likeliestBut(
  own: WindowArticle,
  window: EntryWindow,
  entry: WindowEntry,
  { score, joinAt, forbidden }: Moving,
): { article: WindowArticle; confidence: number } | undefined {
  const candidates = joinCandidates(window, entry.unpacked(), WINDOW_MS)
  let likeliest: WindowArticle | undefined
  let confidence = 0
  for (const { article, features } of candidates) {
    if (article === own || forbidden.has(own.id, article.id)) continue
    const sure = score(features, Math.max(joinAt, confidence))
    if (sure > confidence) [likeliest, confidence] = [article, sure]
  }
  if (!likeliest || confidence < joinAt) return undefined
  // The own article is scored only here, because most entries have no other near one.
  const home = candidates.find(({ article }) => article === own)
  const here = home ? score(home.features, confidence - CLEARLY) : 0
  return confidence < here + CLEARLY ? undefined : { article: likeliest, confidence }
}
