import { isRoundUp } from '../summaries/reports/round-up.ts'
import { Affair, KeptArticle, type WeighedArticle } from './affair.ts'
import { columnName, countTerms, type AffairArticle } from './affair-terms.ts'
import { keepAffairs, weighedIn, type KeptAffairs } from './kept-affairs.ts'
import { Slab } from '../lists/slab.ts'
import { LikestAffair } from './likest-affair.ts'
import { TermIndex, type TermVector } from './term-index.ts'

/** An article with its affair; an article alone is an affair with the article's id. */
export interface AffairMember {
  article: number
  affair: number
  /** The strongest terms of the article, scaled to a length of one. */
  weights: ReadonlyMap<string, number>
}

export const AFFAIR_WINDOW_MS = 4 * 86_400_000
/** The most articles that a window holds, so that a flood of news takes no more memory. */
const MOST_ARTICLES = 32_768
const TERMS = 40
/** An article is weighed again when it has this many entries, because one entry says little of a story. */
const GROWN_ENTRIES = 3
/**
 * The largest share of the articles that a useful term is in. It applies from LEAST_ARTICLES on, because a few articles
 * cannot show which words are common.
 */
const MOST_COMMON = 0.2
const LEAST_ARTICLES = 60

/**
 * The articles of the last days, indexed by their terms, for finding articles of the same longer
 * story.
 */
export class AffairWindow {
  #articles = new Map<number, KeptArticle>()
  #affairs = new Map<number, Affair>()
  #index = new TermIndex()
  #seats = 0
  #freeSeats: number[] = []
  #slots = 0
  #freeSlots: number[] = []
  #likest = new LikestAffair(this.#index)
  /** Memory for the weighed terms. */
  readonly #slab = new Slab()

  /** The numbers of articles, terms and affairs in this window. */
  get size(): { articles: number; terms: number; affairs: number } {
    const { size: articles } = this.#articles
    return { articles, terms: this.#index.size, affairs: this.#affairs.size }
  }

  find(article: number): AffairMember | null {
    const kept = this.#articles.get(article)
    return kept ? this.#ofAffair(kept) : null
  }

  /** True if the article had too few entries when it was added, and has enough now to be weighed again. */
  hasGrown(article: number, entries: number): boolean {
    const kept = this.#articles.get(article)
    return kept !== undefined && kept.entries < GROWN_ENTRIES && entries >= GROWN_ENTRIES
  }

  /**
   * Adds an article to the affair `told`, or else to the affair that it is most like. An article that was added before
   * is weighed again, but stays in an affair that it began and that others joined.
   */
  add(article: AffairArticle, told: number | null = null): AffairMember {
    this.#prune(article.at - AFFAIR_WINDOW_MS, this.#articles.has(article.id) ? 0 : 1)
    const affairBefore = this.#articles.get(article.id)?.affair
    if (affairBefore?.id === article.id && affairBefore.members.length > 1) told ??= article.id
    this.remove(article.id)
    const { counts, names } = countTerms(article)
    const words = [...counts.keys()]
    const counted = this.#index.learn(words)
    const found = {
      vector: this.#weigh(counted, words, [...counts.values()]),
      names: counted.filter((_, k) => names.has(words[k]!)),
      column: columnName(article),
    }
    const isAlone = isRoundUp(article.entries[0]?.title ?? '')
    const affair =
      told === null ? (isAlone ? null : this.#likest.find(found)) : this.#affairOf(told)
    const { id, at } = article
    const weighed = { ...found, id, at, counted, entries: article.entries.length, isAlone }
    return this.#ofAffair(this.#take(weighed, affair ?? this.#affairOf(id)))
  }

  keep(): KeptAffairs {
    return keepAffairs(this.#index.keep(), [...this.#articles.values()])
  }

  /**
   * Adds the articles of another window to the affairs that they belong to now; articles without one are dropped. This
   * window has to be empty.
   */
  restore(kept: KeptAffairs, affairOf: ReadonlyMap<number, number>): void {
    const articles = [...weighedIn(kept)].filter(({ id }) => affairOf.has(id))
    this.#index.knowAgain(
      kept.terms,
      articles.map(({ counted }) => counted),
    )
    for (const article of articles) this.#take(article, this.#affairOf(affairOf.get(article.id)!))
  }

  /** Removes an article, if this window has it. */
  remove(article: number): void {
    const kept = this.#articles.get(article)
    if (kept) this.#drop(kept)
  }

  #take(article: WeighedArticle, affair: Affair): KeptArticle {
    const seat = this.#freeSeats.pop() ?? this.#seats++
    const kept = new KeptArticle(this.#slab, article, affair, seat)
    this.#articles.set(kept.id, kept)
    affair.add(kept)
    this.#likest.seat(kept)
    // A round-up is not indexed, so that other articles do not find it.
    if (!kept.isAlone) this.#index.seat(kept.vector, kept.seat)
    return kept
  }

  #affairOf(id: number): Affair {
    const known = this.#affairs.get(id) ?? new Affair(id, this.#freeSlots.pop() ?? this.#slots++)
    this.#affairs.set(id, known)
    return known
  }

  /** Finds the strongest terms, scaled to a length of one. */
  #weigh(terms: Int32Array, words: readonly string[], counts: readonly number[]): TermVector {
    const index = this.#index
    const all = this.#articles.size + 1
    const weighed = counts.flatMap((count, k): [number, number, string][] => {
      const frequency = index.countOf(terms[k]!)
      if (all >= LEAST_ARTICLES && frequency > all * MOST_COMMON) return []
      const rarity = Math.log((all + LEAST_ARTICLES) / frequency)
      return [[terms[k]!, (1 + Math.log(count)) * rarity, words[k]!]]
    })
    const strongest = weighed.sort((a, b) => b[1] - a[1] || (a[2] < b[2] ? -1 : 1)).slice(0, TERMS)
    const length = Math.sqrt(strongest.reduce((sum, [, weight]) => sum + weight * weight, 0))
    return {
      terms: Int32Array.from(strongest, ([term]) => term),
      weights: Float64Array.from(strongest, ([, weight]) => weight / length),
    }
  }

  /**
   * Removes articles that are too old or have to make room for `more`, in the order in which they
   * were added, up to the first that may stay.
   */
  #prune(before: number, more: number): void {
    for (const kept of this.#articles.values()) {
      if (kept.at >= before && this.#articles.size + more <= MOST_ARTICLES) return
      this.#drop(kept)
    }
  }

  #drop(kept: KeptArticle): void {
    const { affair } = kept
    this.#articles.delete(kept.id)
    this.#freeSeats.push(kept.seat)
    affair.remove(kept)
    if (affair.members.length === 0) {
      this.#affairs.delete(affair.id)
      this.#freeSlots.push(affair.slot)
    }
    this.#index.unseat(kept.vector, kept.seat)
    this.#index.forget(kept.counted)
  }

  #ofAffair({ id, affair, vector }: KeptArticle): AffairMember {
    const names = Array.from(vector.terms, (term) => this.#index.nameOf(term))
    const weights = new Map(names.map((name, k) => [name, vector.weights[k]!]))
    return { article: id, affair: affair.id, weights }
  }
}
