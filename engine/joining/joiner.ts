import { ForbiddenMerges } from './moving/forbidden-merges.ts'
import type { EntryVector, Words } from './entry-vector.ts'
import { EntryWindow, WINDOW_MS, type Origin, type WindowArticle } from './entry-window.ts'
import { keepWindow, vectorsOf, type KeptWindow } from './kept-window.ts'
import { isSamePage } from './columns.ts'
import { joinCandidates } from './join-features.ts'
import { joinScore, type JoinScore } from './join-score.ts'
import { mergeSimilar, type Merge } from './moving/merge-pass.ts'
import { moveEntries, type Move } from './moving/move-pass.ts'
import { partArticles, type Part } from './moving/part-pass.ts'

export interface JoinerEntry extends Words, Origin {
  /**
   * The id rises with each entry. After each id that is a multiple of `PASS_EVERY`, a pass merges
   * articles and moves entries.
   */
  id: number
}

/** An entry of a kept window, with its current article. */
export interface KeptEntry extends Origin {
  id: number
  article: number
  isPinned: boolean
}

/** The outcome for an entry. */
export interface Joined {
  /** The article that it joined or founded, before the partings and merges below. */
  article: number
  /** The certainty of the join, 0 to 1; 1 for the founder of an article. */
  confidence: number
  /**
   * The article that a newly founded one is most like, if both may be the same event; else null.
   */
  perhaps: { article: number; confidence: number } | null
  /**
   * Articles that turned out to be several, in the order of their parting, which is before the
   * merges below.
   */
  parts: Part[]
  /** Articles that were merged, in order. */
  merges: Merge[]
  /** Entries that these partings and merges moved, or whose confidence they lowered. */
  moves: Move[]
}

export interface JoinerOptions {
  /** Returns the id of a new article; ids must rise. */
  newArticle: () => number
  /** The least confidence for joining; below it, the entry founds an article. */
  tau?: number
  score?: JoinScore
  /** Articles that no merge pass may merge. */
  forbidden?: ForbiddenMerges
  /** The most entries that the window holds; twice as many must be restored. */
  capacity?: number
}

export const JOIN_AT = 0.36
/**
 * The least confidence, below `JOIN_AT`, at which a reader is asked whether two articles are one
 * event.
 */
export const PERHAPS_AT = 0.3
/**
 * The number of ids between two passes. It depends on the ids alone, so that a restart does not
 * change it.
 */
export const PASS_EVERY = 50

/**
 * The most entries in the window: enough for four days with 4,000 entries each. With more entries a
 * day, the window covers less time.
 */
const CAPACITY = 16_384

/**
 * The number of newest entries that `restore` needs: as many as a window can hold, and as many
 * before them, over which the term frequencies of its oldest entry were counted.
 */
export const ENTRIES_TO_RESTORE = 2 * CAPACITY

/** Joins a stream of entries into articles, looking back over the last days. */
export class Joiner {
  #window: EntryWindow
  /** Articles that an entry joined since the last pass. */
  #changed = new Set<WindowArticle>()
  #newArticle: () => number
  #joinAt: number
  #score: JoinScore
  #forbidden: ForbiddenMerges

  constructor({
    newArticle,
    tau = JOIN_AT,
    score = joinScore,
    forbidden = new ForbiddenMerges(),
    capacity = CAPACITY,
  }: JoinerOptions) {
    this.#window = new EntryWindow(capacity)
    this.#newArticle = newArticle
    this.#joinAt = tau
    this.#score = score
    this.#forbidden = forbidden
  }

  add(entry: JoinerEntry): Joined {
    const window = this.#window
    const vector = window.receive(entry, entry.publishedAt)

    const placed = { ...vector, source: entry.source, publishedAt: entry.publishedAt }
    let likeliest: WindowArticle | undefined
    let confidence = 0
    // Scores below this make no difference, so they need not be exact.
    const asked = Math.min(this.#joinAt, PERHAPS_AT)
    for (const { article, features } of joinCandidates(window, placed, WINDOW_MS)) {
      // An update of the same live page belongs, because hundreds of updates have less and less in common.
      const score = isSamePage(placed, article)
        ? 1
        : this.#score(features, Math.max(asked, confidence))
      if (score > confidence) [likeliest, confidence] = [article, score]
    }
    const joins = likeliest !== undefined && confidence >= this.#joinAt
    const article = joins ? likeliest!.id : this.#newArticle()
    const perhaps = joins || confidence < PERHAPS_AT ? null : { article: likeliest!.id, confidence }
    if (!joins) confidence = 1

    const known = { id: entry.id, isPinned: false }
    this.#changed.add(window.place(vector, entry, known, article))
    const pass = entry.id % PASS_EVERY === 0 ? this.#pass() : { parts: [], merges: [], moves: [] }
    return { article, confidence, perhaps, ...pass }
  }

  /**
   * Puts an entry back into its article to rebuild the window. After the last `ENTRIES_TO_RESTORE`
   * entries were restored in the order in which they were added, each with its current article,
   * further entries are joined as if there had been no interruption. A pinned entry stays where a
   * reader put it.
   */
  restore(entry: JoinerEntry, article: number, isPinned = false): void {
    this.#putBack(this.#window.receive(entry, entry.publishedAt), entry, article, isPinned)
  }

  /** The weights of its entries, so that another joiner need not read their words. */
  keep(): KeptWindow {
    return keepWindow(this.#window.memory.keep(), this.#window.remembered())
  }

  /**
   * Restores a kept window as `restore` does. `entries` have their current articles, are in the
   * order in which they were added, and lack deleted ones. Call it before any other entry is added.
   */
  restoreKept(kept: KeptWindow, entries: readonly KeptEntry[]): void {
    const { memory } = this.#window
    const vectors = vectorsOf(kept)
    memory.knowAgain(kept.terms)
    for (const { article, isPinned, ...entry } of entries) {
      const vector = vectors.get(entry.id)
      if (!vector) throw new Error('An entry was not kept')
      this.#window.receiveAgain(vector, entry.publishedAt)
      this.#putBack(vector, entry, article, isPinned)
    }
    memory.forgetUnheld()
  }

  #putBack(
    vector: EntryVector,
    entry: Origin & { id: number },
    article: number,
    isPinned: boolean,
  ): void {
    this.#changed.add(this.#window.place(vector, entry, { id: entry.id, isPinned }, article))
    // The result of the pass that followed this entry is already in the given articles.
    if (entry.id % PASS_EVERY === 0) this.#changed.clear()
  }

  /** Merges two articles that were found to be one by something other than joining. */
  unite({ from, into }: Merge): void {
    this.#window.merge(from, into)
    this.#forbidden.merge(from, into)
  }

  /** The numbers of entries, articles and terms in memory. */
  get size() {
    return {
      ...this.#window.size,
      articles: this.#window.articleCount,
      terms: this.#window.memory.size,
    }
  }

  #pass(): Pick<Joined, 'parts' | 'merges' | 'moves'> {
    const parts = partArticles(this.#window, this.#changed, this.#newArticle)
    for (const { from, into } of parts) this.#forbidden.part(from, into)
    const merges = mergeSimilar(this.#window, this.#changed, this.#forbidden)
    const moved = moveEntries(this.#window, this.#changed, {
      forbidden: this.#forbidden,
      score: this.#score,
      joinAt: this.#joinAt,
    })
    this.#changed.clear()
    return { parts, merges: [...merges, ...moved.merges], moves: moved.moves }
  }
}
