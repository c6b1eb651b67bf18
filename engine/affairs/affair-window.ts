import { isRoundUp } from '../summaries/reports/round-up.ts'
import { columnName, countTerms, type AffairArticle } from './affair-terms.ts'

/** An article and the affair that it is of; one of its own has its own id. */
export interface OfAffair {
  article: number
  affair: number
  /** What it tells of: its strongest terms, at the length of one. */
  weights: ReadonlyMap<string, number>
}

export const AFFAIR_WINDOW_MS = 4 * 86_400_000
/** The least score of an article in an affair. */
const LINK_AT = 0.23
const TERMS = 40
/** One entry says little of a story; from so many on, an article is looked at again. */
const GROWN_ENTRIES = 3
/** What stands in more of the articles says nothing; where there are few, every word looks rare. */
const MOST_COMMON = 0.2
const LEAST_ARTICLES = 60
const SURE_AT = 0.3
/** Less than this is what adding and taking away leaves of nothing. */
const LEAST_WEIGHT = 1e-9

interface Kept {
  id: number
  at: number
  affair: Affair
  /** All that was counted, to be forgotten again. */
  terms: readonly string[]
  names: ReadonlySet<string>
  weights: ReadonlyMap<string, number>
  column: string
  /** So many of its entries were there. */
  entries: number
  /** Its place in the flat arrays of a search. */
  seat: number
}

interface Affair {
  id: number
  size: number
  /** The sum of its articles, and the square of its length: it stands for what all of them are about. */
  sum: Map<string, number>
  square: number
  /** Scratch: the likeness of its articles to the one that is looked at; 0 between calls. */
  met: { most: number; sum: number }
}

/** The seats of the articles that hold a term, in the order in which they came, and how much it weighs in each. */
interface Posting {
  seats: number[]
  weights: number[]
}

/** The articles of the last days, by what they tell of, so that one of the same longer story is found. */
export class AffairWindow {
  #articles = new Map<number, Kept>()
  #byTerm = new Map<string, Posting>()
  #frequency = new Map<string, number>()
  #affairs = new Map<number, Affair>()
  #seated: Kept[] = []
  #freeSeats: number[] = []
  /** Scratch: how like the article that is looked at each is, by its seat; all 0 between calls. */
  #cosines: number[] = []

  /** What is held. */
  get size(): { articles: number; terms: number; affairs: number } {
    const { size: articles } = this.#articles
    return { articles, terms: this.#frequency.size, affairs: this.#affairs.size }
  }

  find(article: number): OfAffair | null {
    const kept = this.#articles.get(article)
    return kept ? ofAffair(kept) : null
  }

  /** Whether an article was taken in with fewer of its first entries, and so many more are there to say what it tells of. */
  hasGrown(article: number, entries: number): boolean {
    const kept = this.#articles.get(article)
    return kept !== undefined && kept.entries < GROWN_ENTRIES && entries >= GROWN_ENTRIES
  }

  /**
   * Takes an article in, into the affair that it is told to be of, or that it is most like; anew if it is here
   * already, though not out of an affair that it began and others are of.
   */
  add(article: AffairArticle, told: number | null = null): OfAffair {
    this.#prune(article.at - AFFAIR_WINDOW_MS)
    const before = this.#articles.get(article.id)
    if (before && before.affair.id === article.id && before.affair.size > 1) told ??= article.id
    if (before) this.#drop(before)
    const { counts, names } = countTerms(article)
    const terms = [...counts.keys()]
    for (const term of terms) this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1)
    const weights = this.#weigh(counts)
    const column = columnName(article)
    const isAlone = isRoundUp(article.entries[0]?.title ?? '')
    const affair =
      told !== null
        ? this.#affairOf(told)
        : isAlone
          ? null
          : this.#likest({ weights, names, column })
    const kept: Kept = {
      id: article.id,
      at: article.at,
      affair: affair ?? this.#affairOf(article.id),
      terms,
      names,
      weights,
      column,
      entries: article.entries.length,
      seat: this.#freeSeats.pop() ?? this.#seated.length,
    }
    this.#seated[kept.seat] = kept
    this.#cosines[kept.seat] = 0
    this.#articles.set(article.id, kept)
    grow(kept.affair, weights, 1)
    // What nothing is found by draws nothing to it.
    if (!isAlone) this.#index(kept)
    return ofAffair(kept)
  }

  #affairOf(id: number): Affair {
    const known = this.#affairs.get(id) ?? {
      id,
      size: 0,
      sum: new Map(),
      square: 0,
      met: { most: 0, sum: 0 },
    }
    this.#affairs.set(id, known)
    return known
  }

  #index(kept: Kept): void {
    for (const [term, weight] of kept.weights) {
      const posting = this.#byTerm.get(term) ?? { seats: [], weights: [] }
      this.#byTerm.set(term, posting)
      posting.seats.push(kept.seat)
      posting.weights.push(weight)
    }
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

  #likest({ weights, names, column }: Pick<Kept, 'weights' | 'names' | 'column'>): Affair | null {
    const seats = this.#meet(weights)
    const affairs = new Set<Affair>()
    for (const seat of seats) {
      const { affair, column: theirs } = this.#seated[seat]!
      if (theirs === column) continue
      const { met } = affair
      const cosine = this.#cosines[seat]!
      met.sum += cosine
      met.most = Math.max(met.most, cosine)
      affairs.add(affair)
    }
    // Most would not be like it even if all of theirs shared a name with it.
    const like = new Set([...affairs].filter((affair) => scoreOf(affair) >= LINK_AT))
    for (const { met } of like) met.most = 0
    for (const seat of like.size > 0 ? seats : []) {
      const { affair, names: theirs, column: other } = this.#seated[seat]!
      if (other === column || !like.has(affair)) continue
      const { met } = affair
      const cosine = this.#cosines[seat]!
      if (cosine > met.most && (cosine >= SURE_AT || shareName(names, theirs))) met.most = cosine
    }
    let best: Affair | null = null
    let bestScore = LINK_AT
    for (const affair of like) {
      const score = scoreOf(affair)
      if (affair.met.most > 0 && score >= bestScore) [best, bestScore] = [affair, score]
    }
    for (const seat of seats) this.#cosines[seat] = 0
    for (const affair of affairs) affair.met = { most: 0, sum: 0 }
    return best
  }

  /** The seats of all that share a term, whose cosines are known then. Most of the work: nothing in it but sums. */
  #meet(weights: ReadonlyMap<string, number>): number[] {
    const met: number[] = []
    const cosines = this.#cosines
    for (const [term, weight] of weights) {
      const posting = this.#byTerm.get(term)
      if (!posting) continue
      const { seats, weights: theirs } = posting
      for (let at = 0; at < seats.length; at++) {
        const seat = seats[at]!
        if (cosines[seat] === 0) met.push(seat)
        cosines[seat]! += weight * theirs[at]!
      }
    }
    return met
  }

  /** The oldest stand first, but for some that came late or are looked at again. */
  #prune(before: number): void {
    for (const kept of this.#articles.values()) {
      if (kept.at >= before) return
      this.#drop(kept)
    }
  }

  #drop(kept: Kept): void {
    this.#articles.delete(kept.id)
    this.#freeSeats.push(kept.seat)
    grow(kept.affair, kept.weights, -1)
    if (kept.affair.size === 0) this.#affairs.delete(kept.affair.id)
    for (const term of kept.weights.keys()) {
      const posting = this.#byTerm.get(term)
      // The first, but for an article that draws nothing to it or is looked at again.
      const at = posting?.seats.indexOf(kept.seat) ?? -1
      if (!posting || at < 0) continue
      posting.seats.splice(at, 1)
      posting.weights.splice(at, 1)
      if (posting.seats.length === 0) this.#byTerm.delete(term)
    }
    this.#forget(kept)
  }

  #forget({ terms }: Kept): void {
    for (const term of terms) {
      const left = this.#frequency.get(term)! - 1
      if (left > 0) this.#frequency.set(term, left)
      else this.#frequency.delete(term)
    }
  }
}

/** Takes an article into what its affair is about, or out of it. */
function grow(affair: Affair, weights: ReadonlyMap<string, number>, by: 1 | -1): void {
  affair.size += by
  for (const [term, weight] of weights) {
    const before = affair.sum.get(term) ?? 0
    const after = before + by * weight
    affair.square += after * after - before * before
    if (after > LEAST_WEIGHT) affair.sum.set(term, after)
    else affair.sum.delete(term)
  }
}

/** The mean of the likeness to the most alike article of an affair and to what all of it is about. */
function scoreOf({ met, square }: Affair): number {
  return (met.most + met.sum / Math.sqrt(square)) / 2
}

function ofAffair({ id, affair, weights }: Kept): OfAffair {
  return { article: id, affair: affair.id, weights }
}

function shareName(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const name of some) if (others.has(name)) return true
  return false
}
