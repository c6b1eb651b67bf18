import type { Change } from '../../tools.ts'

/**
 * The usual time for which an answer is cached: long enough to serve many readers at once, and too
 * short to make "5 minutes ago" wrong.
 */
const KEPT_MS = 1000
/**
 * The most cached answers of a reader, of which the oldest are dropped first. A screen asks about
 * ten questions.
 */
const KEPT_AT_MOST = 500
/**
 * The most characters in the cache of all readers; beyond it, the answers of the reader who has
 * asked least recently are dropped.
 */
const KEPT_CHARACTERS = 16_000_000

export interface KeptAnswers {
  /**
   * Answers a question from the cache, or with the result of a query for the same question that is
   * under way; otherwise calls `ask`. `path` is that of the operation.
   */
  answer(
    readerId: string,
    path: string,
    question: string,
    ask: () => Promise<string>,
    options?: Keeping,
  ): Promise<string>
  /**
   * Called when something changed, for one reader or all: later questions are asked again, and
   * answers that are under way are not cached. A change of some operations affects no others.
   */
  forget(change: Partial<Change>): void
}

interface Keeping {
  /**
   * The time for which an answer is cached, which may be longer than a second if every change of
   * the answer is announced.
   */
  keptMs?: number
  /**
   * The time for which an answer is still returned although a change for all readers made it old.
   * After this time, the question is asked again.
   */
  restMs?: number
  /**
   * Called with the age of an outdated answer, in milliseconds, before it is returned; without this
   * function, outdated answers are not returned.
   */
  onOld?: ((ms: number) => void) | undefined
}

interface Answer {
  path: string
  text: Promise<string>
  begunAt: number
  until: number
  restUntil: number
  /** True if something has changed since the question was asked. */
  isOld: boolean
}

interface OfReader {
  answers: Map<string, Answer>
  /** The number of characters in the answers that have arrived. */
  characters: number
}

/**
 * Makes a cache that serves many screens of one reader with one query. After a change for all
 * readers, an answer is returned only to callers with `onOld`, and not for long.
 */
export function keptAnswers(clock = () => performance.now()): KeptAnswers {
  /** The answers of each reader; the reader who asked last is at the end. */
  const keptOf = new Map<string, OfReader>()
  let characters = 0

  function forgetAll(readerId: string): void {
    characters -= keptOf.get(readerId)?.characters ?? 0
    keptOf.delete(readerId)
  }

  function drop(readerId: string, kept: OfReader, question: string, { text }: Answer): void {
    kept.answers.delete(question)
    void text
      .then(({ length }) => keptOf.get(readerId) === kept && grow(kept, -length))
      .catch(() => {})
  }

  function grow(kept: OfReader, by: number): void {
    kept.characters += by
    characters += by
    for (const [readerId] of keptOf) {
      if (characters <= KEPT_CHARACTERS) break
      forgetAll(readerId)
    }
  }

  return {
    answer(readerId, path, question, ask, { keptMs = KEPT_MS, restMs = 0, onOld } = {}) {
      const kept = keptOf.get(readerId) ?? { answers: new Map<string, Answer>(), characters: 0 }
      keptOf.delete(readerId)
      keptOf.set(readerId, kept)
      const { answers } = kept
      const known = answers.get(question)
      const now = clock()
      if (known && isGiven(known, now, onOld)) return known.text

      const times = { begunAt: now, until: now + keptMs, restUntil: now + restMs }
      const answer = { path, text: ask(), ...times, isOld: false }
      const isKept = () => keptOf.get(readerId) === kept && answers.get(question) === answer
      if (known) drop(readerId, kept, question, known)
      answers.set(question, answer)
      if (answers.size > KEPT_AT_MOST) drop(readerId, kept, ...answers.entries().next().value!)
      answer.text.then(
        ({ length }) => keptOf.get(readerId) === kept && grow(kept, length),
        () => isKept() && answers.delete(question),
      )
      return answer.text
    },
    forget({ readerId, area, operations }) {
      const paths = operations?.map((operation) => `${area}/${operation}`)
      if (readerId !== undefined && paths === undefined) return forgetAll(readerId)
      const now = clock()
      for (const [reader, kept] of keptOf) {
        if (readerId !== undefined && readerId !== reader) continue
        for (const [question, answer] of kept.answers) {
          if (paths && !paths.includes(answer.path)) continue
          answer.isOld = true
          if (readerId !== undefined || now >= answer.restUntil)
            drop(reader, kept, question, answer)
        }
      }
    },
  }
}

function isGiven(answer: Answer, now: number, onOld: Keeping['onOld']): boolean {
  if (now >= answer.until) return false
  if (!answer.isOld) return true
  if (!onOld || now >= answer.restUntil) return false
  onOld(now - answer.begunAt)
  return true
}
