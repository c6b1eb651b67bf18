import { newsWeight } from '../summaries/report-kind.ts'
import { capitalisedStems, stems } from '../words/terms.ts'

/** An article as affairs look at it. */
export interface AffairArticle {
  id: number
  /** The first entries, each with its headline. */
  entries: readonly { title: string; text: string }[]
  language: string | null
  /** When the first of them was published. */
  at: number
}

/** An article and the affair that it is of; one of its own has its own id. */
export interface OfAffair {
  article: number
  affair: number
  /** What it tells of: its strongest terms, at the length of one. */
  weights: ReadonlyMap<string, number>
}

export const AFFAIR_WINDOW_MS = 4 * 86_400_000
/** Entries of an article that are read, and characters of each. */
export const AFFAIR_ENTRIES = 6
export const AFFAIR_CHARACTERS = 400
/** The mean of the likeness to the most alike article of an affair and to all of them. */
const LINK_AT = 0.16
const TERMS = 40
const NAME_WEIGHT = 1.5
/** What stands in more of the articles says nothing; where there are few, every word looks rare. */
const MOST_COMMON = 0.12
const LEAST_ARTICLES = 60
/** Names or numbers that both tell of. */
const LEAST_NAMES = 1
/** Below this, two articles only share words. */
const RELATED_AT = 0.2
const SURE_AT = 0.3
/** Live pages, round-ups and opinion weigh less. */
const TELLING = 0.5

interface Kept {
  id: number
  at: number
  affair: Affair
  names: Set<string>
  weights: Map<string, number>
}

interface Affair {
  id: number
  size: number
}

/** The articles of the last days, by what they tell of, so that one of the same longer story is found. */
export class AffairWindow {
  #articles = new Map<number, Kept>()
  #byTerm = new Map<string, Set<Kept>>()
  #frequency = new Map<string, number>()
  #affairs = new Map<number, Affair>()

  find(article: number): OfAffair | null {
    const kept = this.#articles.get(article)
    return kept ? ofAffair(kept) : null
  }

  /** Takes an article in, into the affair that it is told to be of, or that it is most like. */
  add(article: AffairArticle, told: number | null = null): OfAffair {
    this.#prune(article.at - AFFAIR_WINDOW_MS)
    const counted = countTerms(article)
    for (const term of counted.counts.keys())
      this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1)
    const weights = this.#weigh(counted.counts)
    const affair = told === null ? this.#likest(weights, counted.names) : this.#affairOf(told)
    const kept: Kept = {
      id: article.id,
      at: article.at,
      affair: affair ?? this.#affairOf(article.id),
      names: counted.names,
      weights,
    }
    kept.affair.size++
    this.#articles.set(article.id, kept)
    for (const term of weights.keys()) {
      const holders = this.#byTerm.get(term)
      if (holders) holders.add(kept)
      else this.#byTerm.set(term, new Set([kept]))
    }
    return ofAffair(kept)
  }

  #affairOf(id: number): Affair {
    const known = this.#affairs.get(id) ?? { id, size: 0 }
    this.#affairs.set(id, known)
    return known
  }

  /** The strongest terms, at the length of one. */
  #weigh(counts: ReadonlyMap<string, number>): Map<string, number> {
    const all = this.#articles.size + 1
    const weighed = [...counts].flatMap(([term, count]): [string, number][] => {
      const frequency = this.#frequency.get(term) ?? 1
      if (all >= LEAST_ARTICLES && frequency > all * MOST_COMMON) return []
      const rarity = Math.log((all + LEAST_ARTICLES) / frequency)
      return [[term, (1 + Math.log(count)) * rarity]]
    })
    const strongest = weighed.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, TERMS)
    const length = Math.sqrt(strongest.reduce((sum, [, weight]) => sum + weight * weight, 0))
    return new Map(strongest.map(([term, weight]) => [term, weight / length]))
  }

  #likest(weights: ReadonlyMap<string, number>, names: ReadonlySet<string>): Affair | null {
    const likeness = new Map<Kept, number>()
    for (const [term, weight] of weights) {
      for (const other of this.#byTerm.get(term) ?? []) {
        likeness.set(other, (likeness.get(other) ?? 0) + weight * other.weights.get(term)!)
      }
    }
    const affairs = new Map<Affair, { most: number; sum: number }>()
    for (const [other, cosine] of likeness) {
      const known = affairs.get(other.affair) ?? { most: 0, sum: 0 }
      known.sum += cosine
      if (cosine > known.most && (cosine >= SURE_AT || shareNames(names, other.names)))
        known.most = cosine
      affairs.set(other.affair, known)
    }
    let best: Affair | null = null
    let bestScore = LINK_AT
    for (const [affair, { most, sum }] of affairs) {
      if (most === 0) continue
      const score = (most + sum / affair.size) / 2
      if (score >= bestScore) [best, bestScore] = [affair, score]
    }
    return best
  }

  /** The oldest stand first, but for some that came late. */
  #prune(before: number): void {
    for (const [id, kept] of this.#articles) {
      if (kept.at >= before) return
      this.#articles.delete(id)
      kept.affair.size--
      if (kept.affair.size === 0) this.#affairs.delete(kept.affair.id)
      for (const term of kept.weights.keys()) {
        const holders = this.#byTerm.get(term)!
        holders.delete(kept)
        if (holders.size === 0) this.#byTerm.delete(term)
      }
      this.#forget(kept)
    }
  }

  #forget({ weights }: Kept): void {
    for (const term of weights.keys()) {
      const left = (this.#frequency.get(term) ?? 1) - 1
      if (left > 0) this.#frequency.set(term, left)
      else this.#frequency.delete(term)
    }
  }
}

function ofAffair({ id, affair, weights }: Kept): OfAffair {
  return { article: id, affair: affair.id, weights }
}

/** Whether who reads one article may want the other, though it is another story. */
export function areRelated(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): boolean {
  let cosine = 0
  for (const [term, weight] of one) cosine += weight * (other.get(term) ?? 0)
  return cosine >= RELATED_AT
}

function shareNames(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  let shared = 0
  for (const name of some) if (others.has(name)) shared++
  return shared >= LEAST_NAMES
}

/** Live pages, round-ups and opinion name other affairs, so they tell only where nothing else does. */
function tellingEntries(entries: AffairArticle['entries']): AffairArticle['entries'] {
  const telling = entries.filter(({ title }) => newsWeight(title) >= TELLING)
  return telling.length > 0 ? telling : entries
}

/** Names and headlines count more, and what several entries say. */
function countTerms({ entries, language }: AffairArticle) {
  const counts = new Map<string, number>()
  const names = new Set<string>()
  for (const { title, text } of tellingEntries(entries.slice(0, AFFAIR_ENTRIES))) {
    const lead = text.slice(0, AFFAIR_CHARACTERS)
    const own = new Map<string, number>()
    for (const term of stems(title, language)) own.set(term, (own.get(term) ?? 0) + 2)
    for (const term of stems(lead, language)) own.set(term, (own.get(term) ?? 0) + 1)
    const capitals = capitalisedStems(`${title}\n${lead}`, language)
    for (const [term, count] of own) {
      const isName = capitals.has(term)
      if (isName || /^\d/.test(term)) names.add(term)
      const weight = (1 + Math.log(count)) * (isName ? NAME_WEIGHT : 1)
      counts.set(term, (counts.get(term) ?? 0) + weight)
    }
  }
  return { counts, names }
}
