import { PairMemory } from './developments/pair-memory.ts'
import { MetArticles } from './moving/met-articles.ts'
import {
  DOT_OF_EQUALS,
  ROUNDING,
  VECTOR_LENGTH,
  weighEntry,
  type EntryVector,
  type Words,
} from './entry-vector.ts'
import { Postings } from './window/postings.ts'
import { TermMemory } from '../words/term-memory.ts'
import { MarkedNumbers } from '../lists/marked-numbers.ts'
import { Slab } from '../lists/slab.ts'
import { packInto, PackedVector } from './packed-vector.ts'

/** The most time between an entry and one that it may join. */
export const WINDOW_MS = 96 * 60 * 60 * 1000

/**
 * The part of an article in the window: its entries of the last days in one language. Languages share no terms, so an
 * article has a part for each of its languages, and an entry is compared with the part in its own.
 */
export interface WindowArticle {
  id: number
  language: string
  /** Its entries in order of arrival; never empty. */
  entries: WindowEntry[]
  firstPublishedAt: number
  lastPublishedAt: number
  /** The square of the length of its entries' summed vectors; a whole number, exact. */
  squaredLength: number
  /** Its index in the flat arrays of a search. */
  seat: number
  /** The terms that most of its entries hold; null if they have to be counted again. */
  saidByMost: Int32Array | null
}

/** The source of an entry, and its time in epoch milliseconds. */
export interface Origin {
  source: number | string
  publishedAt: number
}

/** The joiner's record of an entry. */
export interface Known {
  id: number
  /** True if a reader put it in its article, so that no pass moves it. */
  isPinned: boolean
}

/** Holds the lists of an entry in one record, since a window has tens of thousands of entries. */
export class WindowEntry extends PackedVector implements Origin, Known {
  readonly id: number
  readonly isPinned: boolean
  readonly source: number | string
  readonly publishedAt: number
  /** The place of the entry in the order of all arrivals. */
  readonly arrival: number
  article: WindowArticle

  constructor(
    slab: Slab,
    vector: EntryVector,
    { source, publishedAt }: Origin,
    { id, isPinned }: Known,
    { arrival, article }: Pick<WindowEntry, 'arrival' | 'article'>,
  ) {
    const byte = packInto(slab, vector)
    super(vector.language, vector.told.frame, slab.piece, byte)
    this.id = id
    this.isPinned = isPinned
    this.source = source
    this.publishedAt = publishedAt
    this.arrival = arrival
    this.article = article
  }

  /** A copy with all lists read once, for an entry that is compared with many. */
  unpacked(): EntryVector & Origin & Pick<WindowEntry, 'arrival'> {
    const { source, publishedAt, arrival } = this
    return { ...this.vector(), source, publishedAt, arrival }
  }
}

/**
 * The shortest span of a window whose times mean something. The first import of feeds without
 * times, for example, spans less.
 */
const TELLING_SPAN_MS = 6 * 60 * 60 * 1000

/** The seat of an entry that is briefly in no article. */
const NO_SEAT = -1

/** The terms and weights of an entry or of a whole article. */
export type Weights = Pick<EntryVector, 'terms'> & { weights: ArrayLike<number> }

/**
 * The entries of the last days, with an index from each term to the entries that hold it, so that
 * the exact similarity of a new entry to all of them is one walk over the lists of its own terms.
 *
 * Terms are counted over the last `capacity` entries, which is also the most that the window holds.
 * Its state depends only on the last 2 x `capacity` entries and their articles, because sums are
 * whole numbers and older entries leave no trace. So it can be rebuilt from these entries.
 */
export class EntryWindow {
  readonly memory = new TermMemory()
  readonly pairs = new PairMemory()
  readonly #capacity: number
  /** The parts of each article by its id, one for a language; each leaves when its last entry does. */
  readonly #articles = new Map<number, WindowArticle[]>()
  /** The remembered entries, at their arrival modulo `capacity`. */
  #remembered: (WindowEntry | undefined)[] = []
  #arrivals = 0
  #windowStart = 0
  /**
   * Entries of the window without a newer one among later arrivals, in order of arrival. The first
   * one is the newest of all.
   */
  #newest: WindowEntry[] = []
  /** The entries of each term by their arrival. */
  #postings = new Postings()
  /** The memory of the entries' arrays. */
  readonly #slab = new Slab()
  /** Scratch: the dot product so far, by arrival in the window; all zero between calls. */
  #dots: Float64Array
  /** The seat of each windowed entry's article, at its arrival modulo `capacity`. */
  #seats: Int32Array
  #seated: WindowArticle[] = []
  #freeSeats: number[] = []
  #met: MetArticles

  constructor(capacity: number) {
    this.#capacity = capacity
    this.#dots = new Float64Array(capacity)
    this.#seats = new Int32Array(capacity)
    this.#met = new MetArticles(capacity)
  }

  /** Moves the window on to an entry's time and weighs the entry by the remembered ones. */
  receive(words: Words, publishedAt: number): EntryVector {
    this.#makeRoom(publishedAt)
    return weighEntry(words, this.memory)
  }

  /** Receives an entry that was weighed before, whose terms keep their numbers. */
  receiveAgain({ known, language }: EntryVector, publishedAt: number): void {
    this.#makeRoom(publishedAt)
    this.memory.learnAgain(known, language)
  }

  /** The entries whose terms are remembered, in order of arrival. */
  remembered(): WindowEntry[] {
    const { remembered } = this.size
    return Array.from({ length: remembered }, (_, k) =>
      this.entryAt(this.#arrivals - remembered + k),
    )
  }

  /**
   * Puts a weighed entry into an article, and founds the article if the window does not hold it.
   */
  place(vector: EntryVector, origin: Origin, known: Known, articleId: number): WindowArticle {
    const { language } = vector
    const { publishedAt } = origin
    const parts = this.#articles.get(articleId) ?? []
    const article =
      parts.find((part) => part.language === language) ??
      emptyArticle(articleId, language, publishedAt)
    const place = { arrival: this.#arrivals++, article }
    const entry = new WindowEntry(this.#slab, vector, origin, known, place)
    this.putInto(entry, article)

    while ((this.#newest.at(-1)?.publishedAt ?? Infinity) <= publishedAt) this.#newest.pop()
    this.#newest.push(entry)
    this.#remembered[entry.arrival % this.#capacity] = entry
    const { terms, weights } = entry
    for (let k = 0; k < terms.length; k++) {
      this.#postings.add(terms[k]!, entry.arrival, weights[k]!)
    }
    return article
  }

  /** Calls back with every windowed entry whose dot product with the given terms is at least that high. */
  eachSimilar(
    weights: Weights,
    least: number,
    visit: (entry: WindowEntry, dot: number) => void,
  ): void {
    this.#sumDots(weights)
    const windowed = this.#arrivals - this.#windowStart
    for (let at = 0; at < windowed; at++) {
      const dot = this.#dots[at]!
      if (dot > 0 && dot >= least) visit(this.entryAt(this.#windowStart + at), dot)
    }
    this.#dots.fill(0, 0, windowed)
  }

  /**
   * The articles of the windowed entries whose dot product with the given terms is at least this high, which is above
   * 0; the result is valid until the next call. An entry that was removed from its article is skipped.
   */
  meet(weights: Weights, least: number): MetArticles {
    this.#sumDots(weights)
    const dots = this.#dots
    const seats = this.#seats
    const met = this.#met
    met.clear()
    const start = this.#windowStart
    const windowed = this.#arrivals - start
    let place = start % this.#capacity
    for (let at = 0; at < windowed; at++) {
      const dot = dots[at]!
      if (dot >= least && seats[place]! !== NO_SEAT) met.meet(seats[place]!, dot, start + at)
      if (++place === this.#capacity) place = 0
    }
    dots.fill(0, 0, windowed)
    return met
  }

  /** The article in a seat that was met. */
  articleAt(seat: number): WindowArticle {
    return this.#seated[seat]!
  }

  /** The entry of an arrival that the window holds. */
  entryAt(arrival: number): WindowEntry {
    return this.#remembered[arrival % this.#capacity]!
  }

  #sumDots({ terms, weights }: Weights): void {
    for (let k = 0; k < terms.length; k++) {
      this.#postings.addProducts(terms[k]!, weights[k]!, this.#windowStart, this.#dots)
    }
  }

  /** Takes an entry out of its article; the article leaves the window with its last entry. */
  takeOut(entry: WindowEntry): void {
    const { article } = entry
    article.saidByMost = null
    article.entries.splice(article.entries.indexOf(entry), 1)
    this.#seats[entry.arrival % this.#capacity] = NO_SEAT
    article.squaredLength -= 2 * sumOfDots(entry, article.entries) + squaredLength(entry)
    if (article.entries.length === 0) {
      this.#drop(article)
      return
    }
    article.firstPublishedAt = Math.min(...article.entries.map((left) => left.publishedAt))
    article.lastPublishedAt = Math.max(...article.entries.map((left) => left.publishedAt))
  }

  putInto(entry: WindowEntry, article: WindowArticle): void {
    const { entries } = article
    if (entries.length === 0) this.#add(article)
    entry.article = article
    this.#seats[entry.arrival % this.#capacity] = article.seat
    article.saidByMost = null
    article.squaredLength += 2 * sumOfDots(entry, entries) + squaredLength(entry)
    const isFirst = entries.length === 0
    const before = entries.findLastIndex(({ arrival }) => arrival < entry.arrival)
    entries.splice(before + 1, 0, entry)
    const { firstPublishedAt, lastPublishedAt } = isFirst
      ? { firstPublishedAt: Infinity, lastPublishedAt: -Infinity }
      : article
    article.firstPublishedAt = Math.min(firstPublishedAt, entry.publishedAt)
    article.lastPublishedAt = Math.max(lastPublishedAt, entry.publishedAt)
  }

  /** Makes a new article of entries of one language. */
  found(entries: readonly WindowEntry[], id: number): void {
    const [{ language, publishedAt }] = entries as [WindowEntry]
    const article = emptyArticle(id, language, publishedAt)
    for (const entry of entries) {
      this.takeOut(entry)
      this.putInto(entry, article)
    }
  }

  /** The weight of closeness in time, 0 to 1: none if all entries came at one moment. */
  get timeTells(): number {
    const [newest] = this.#newest
    if (!newest) return 0
    const oldest = this.entryAt(this.#windowStart)
    return Math.min(1, Math.abs(newest.publishedAt - oldest.publishedAt) / TELLING_SPAN_MS)
  }

  /** Says if an article is in the window; one that left or was merged is not. */
  holds(article: WindowArticle): boolean {
    return this.#articles.get(article.id)?.includes(article) ?? false
  }

  /** Says if a reader put an entry into an article, in any of its languages. */
  isCorrected({ id }: WindowArticle): boolean {
    return this.#articles.get(id)!.some(({ entries }) => entries.some(({ isPinned }) => isPinned))
  }

  /** The number of articles that it holds; an article in several languages counts once. */
  get articleCount(): number {
    return this.#articles.size
  }

  /** Merges two articles, language by language; either may have left the window. */
  merge(fromId: number, intoId: number): void {
    const parts = this.#articles.get(fromId) ?? []
    this.#articles.delete(fromId)
    for (const part of parts) {
      const into = this.#articles.get(intoId)?.find(({ language }) => language === part.language)
      if (into) this.#mergeParts(part, into)
      else {
        part.id = intoId
        this.#keep(part)
      }
    }
  }

  #add(article: WindowArticle): void {
    article.seat = this.#freeSeats.pop() ?? this.#seated.length
    this.#seated[article.seat] = article
    this.#keep(article)
  }

  #keep(article: WindowArticle): void {
    const parts = this.#articles.get(article.id)
    if (parts) parts.push(article)
    else this.#articles.set(article.id, [article])
  }

  #drop(article: WindowArticle): void {
    this.#freeSeats.push(article.seat)
    const parts = this.#articles.get(article.id)!.filter((part) => part !== article)
    if (parts.length > 0) this.#articles.set(article.id, parts)
    else this.#articles.delete(article.id)
  }

  #mergeParts(from: WindowArticle, into: WindowArticle): void {
    for (const entry of from.entries) {
      into.squaredLength += 2 * sumOfDots(entry, into.entries)
      entry.article = into
      this.#seats[entry.arrival % this.#capacity] = into.seat
    }
    into.squaredLength += from.squaredLength
    into.saidByMost = null
    into.entries = [...into.entries, ...from.entries].toSorted((a, b) => a.arrival - b.arrival)
    into.firstPublishedAt = Math.min(into.firstPublishedAt, from.firstPublishedAt)
    into.lastPublishedAt = Math.max(into.lastPublishedAt, from.lastPublishedAt)
    this.#freeSeats.push(from.seat)
  }

  /** The numbers of entries in the window, and of those that are remembered for their terms. */
  get size(): { windowed: number; remembered: number } {
    return {
      windowed: this.#arrivals - this.#windowStart,
      remembered: Math.min(this.#arrivals, this.#capacity),
    }
  }

  /** Drops the first arrivals that are too old for the next entry, or too many. */
  #makeRoom(nextPublishedAt: number): void {
    while (this.#windowStart < this.#arrivals) {
      const entry = this.#remembered[this.#windowStart % this.#capacity]!
      // Only entries newer than all later arrivals can be the newest one, so the others are not
      // kept in this list.
      const newest = Math.max(nextPublishedAt, this.#newest[0]!.publishedAt)
      const isFull = this.#arrivals - this.#windowStart >= this.#capacity
      if (entry.publishedAt >= newest - WINDOW_MS && !isFull) break
      this.#leaveWindow(entry)
      this.#windowStart++
    }
    if (this.#arrivals >= this.#capacity) this.#forget(this.#arrivals % this.#capacity)
  }

  #leaveWindow(entry: WindowEntry): void {
    if (this.#newest[0] === entry) this.#newest.shift()
    this.takeOut(entry)
  }

  #forget(place: number): void {
    const entry = this.#remembered[place]!
    this.memory.forget(entry.known, entry.language)
    for (const term of entry.terms) {
      if (this.memory.countOf(term) === 0) this.#postings.drop(term)
    }
    this.#remembered[place] = undefined
  }
}

function emptyArticle(id: number, language: string, at: number): WindowArticle {
  return {
    id,
    language,
    entries: [],
    firstPublishedAt: at,
    lastPublishedAt: at,
    squaredLength: 0,
    seat: 0,
    saidByMost: null,
  }
}

/**
 * The least length that the vector of an article with this many entries can have, because no weight
 * is below 0.
 */
export function leastLength(entries: number): number {
  return (1 - ROUNDING) * VECTOR_LENGTH * Math.sqrt(entries)
}

/** The number of newest entries by which a large article is compared. */
const NEWEST_ENTRIES = 32

/** The mean likeness of an entry to the others of an article; 0 if there are none. */
export function meanCosine(entry: WindowEntry, { entries }: WindowArticle): number {
  const others = entries.slice(-NEWEST_ENTRIES).filter((other) => other !== entry)
  if (others.length === 0) return 0
  return sumOfDots(entry, others) / others.length / DOT_OF_EQUALS
}

function squaredLength({ weights }: EntryVector): number {
  return weights.reduce((sum, weight) => sum + weight * weight, 0)
}

/**
 * The terms of the entry that is being compared; empty between calls. The weights are in an array,
 * by the place of the term.
 */
const held = new MarkedNumbers()
const weightsHeld = [0]

const weightHeld = (term: number) => weightsHeld[held.placeOf(term)]!

/**
 * The sum of an entry's dot products with others. It is exact in any order, because the weights are
 * whole numbers.
 */
function sumOfDots({ terms, weights }: EntryVector, others: readonly WindowEntry[]): number {
  if (others.length === 0) return 0
  for (let k = 0; k < terms.length; k++) weightsHeld[held.mark(terms[k]!)] = weights[k]!
  let sum = 0
  for (const other of others) sum += other.dot(weightHeld)
  held.clear()
  return sum
}
