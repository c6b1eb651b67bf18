import { Apart } from './apart.ts'
import type { Words } from './entry-vector.ts'
import { EntryWindow, WINDOW_MS, type Origin, type WindowArticle } from './entry-window.ts'
import { joinCandidates } from './join-features.ts'
import { joinScore, type JoinScore } from './join-score.ts'
import { mergeSimilar, type Merge } from './merge-pass.ts'

export interface JoinerEntry extends Words, Origin {
  /** Rises with each entry; a merge pass follows every id that `MERGE_EVERY` divides. */
  id: number
}

/** What became of an entry. */
export interface Joined {
  /** The article that it joined or founded, before the merges below. */
  article: number
  /** How sure the join is, 0 to 1; the founder of an article is sure. */
  confidence: number
  /** Sure enough to be counted as a source and cited; the others are merely related. */
  isCounted: boolean
  /** Articles that turned out to be one, in order. */
  merges: Merge[]
}

export interface JoinerOptions {
  /** Gives the id of an article that is founded; ids must rise. */
  newArticle: () => number
  /** Join at this confidence or above, else found an article. */
  tau?: number
  /** Count and cite at this confidence or above. */
  countAt?: number
  score?: JoinScore
  /** Articles that no merge pass makes one. */
  apart?: Apart
  /** The most entries that the window holds; what must be restored is twice as many. */
  capacity?: number
}

const JOIN_AT = 0.36
const COUNT_AT = 0.6
/** A pass is due after every entry whose id this divides: no counter that a restart could lose. */
const MERGE_EVERY = 50

/** Four days of 4,000 entries each; with more than that the window reaches back less far. */
const CAPACITY = 16_384

/**
 * How many of the newest entries `restore` has to be given: as many as a window can hold, and
 * before those as many as the term frequencies of its oldest entry were counted over.
 */
export const ENTRIES_TO_RESTORE = 2 * CAPACITY

/** Joins a stream of entries into articles, looking back over the last days. */
export class Joiner {
  #window: EntryWindow
  /** Articles that an entry joined since the last merge pass. */
  #changed = new Set<WindowArticle>()
  #newArticle: () => number
  #joinAt: number
  #countAt: number
  #score: JoinScore
  #apart: Apart

  constructor({
    newArticle,
    tau = JOIN_AT,
    countAt = COUNT_AT,
    score = joinScore,
    apart = new Apart(),
    capacity = CAPACITY,
  }: JoinerOptions) {
    this.#window = new EntryWindow(capacity)
    this.#newArticle = newArticle
    this.#joinAt = tau
    this.#countAt = countAt
    this.#score = score
    this.#apart = apart
  }

  add(entry: JoinerEntry): Joined {
    const window = this.#window
    const vector = window.receive(entry, entry.publishedAt)

    let likeliest: WindowArticle | undefined
    let confidence = 0
    for (const { article, features } of joinCandidates(window, vector, entry, WINDOW_MS)) {
      const score = this.#score(features)
      if (score > confidence) [likeliest, confidence] = [article, score]
    }
    const joins = likeliest !== undefined && confidence >= this.#joinAt
    const articleId = joins ? likeliest!.id : this.#newArticle()
    if (!joins) confidence = 1

    this.#changed.add(window.place(vector, entry, articleId))
    return {
      article: articleId,
      confidence,
      isCounted: confidence >= this.#countAt,
      merges: entry.id % MERGE_EVERY === 0 ? this.#mergePass() : [],
    }
  }

  /**
   * Puts an entry where it was put before, to rebuild the window. Given the last
   * `ENTRIES_TO_RESTORE` entries in the order in which they were added, each with the article that
   * it is in now, what follows is joined as if there had been no interruption.
   */
  restore(entry: JoinerEntry, article: number): void {
    const vector = this.#window.receive(entry, entry.publishedAt)
    this.#changed.add(this.#window.place(vector, entry, article))
    // The pass that took place here shows in the articles that we are given.
    if (entry.id % MERGE_EVERY === 0) this.#changed.clear()
  }

  /** How much it holds in memory now. */
  get size() {
    return {
      ...this.#window.size,
      articles: this.#window.articles.size,
      terms: this.#window.memory.size,
    }
  }

  #mergePass(): Merge[] {
    const merges = mergeSimilar(this.#window, this.#changed, this.#apart)
    this.#changed.clear()
    return merges
  }
}
