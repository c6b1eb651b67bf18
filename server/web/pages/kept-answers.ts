/** Long enough to serve a crowd, too short for "5 minutes ago" to notice. */
const KEPT_MS = 1000
/** Of each reader; beyond this the oldest go first. A screen asks about ten questions. */
const KEPT_AT_MOST = 500
/** Of all readers, in characters; beyond this, what is kept of the reader who asked longest ago goes. */
const KEPT_CHARACTERS = 16_000_000

export interface KeptAnswers {
  /**
   * Answers a question that was asked a moment ago, or is being answered just now, without asking again.
   * `keptMs`: longer where every change of the answer is announced.
   */
  answer(
    readerId: string,
    question: string,
    ask: () => Promise<string>,
    keptMs?: number,
  ): Promise<string>
  /** Something changed, for one reader or all: what is asked from now on is asked anew, also what is being answered. */
  forget(readerId?: string): void
}

interface Answer {
  text: Promise<string>
  until: number
}

interface OfReader {
  answers: Map<string, Answer>
  /** Of the answers that arrived. */
  characters: number
}

/** Serves many screens of the same reader with one round to the database; a change ends it at once. */
export function keptAnswers(clock = () => performance.now()): KeptAnswers {
  /** Who asked last stands last. */
  const keptOf = new Map<string, OfReader>()
  let characters = 0

  function forget(readerId: string): void {
    characters -= keptOf.get(readerId)?.characters ?? 0
    keptOf.delete(readerId)
  }

  function grow(kept: OfReader, by: number): void {
    kept.characters += by
    characters += by
    for (const [readerId] of keptOf) {
      if (characters <= KEPT_CHARACTERS) break
      forget(readerId)
    }
  }

  return {
    answer(readerId, question, ask, keptMs = KEPT_MS) {
      const kept = keptOf.get(readerId) ?? { answers: new Map<string, Answer>(), characters: 0 }
      keptOf.delete(readerId)
      keptOf.set(readerId, kept)
      const { answers } = kept
      const known = answers.get(question)
      if (known && clock() < known.until) return known.text

      const answer = { text: ask(), until: clock() + keptMs }
      const isKept = () => keptOf.get(readerId) === kept && answers.get(question) === answer
      const drop = (name: string, { text }: Answer) => {
        answers.delete(name)
        void text
          .then(({ length }) => keptOf.get(readerId) === kept && grow(kept, -length))
          .catch(() => {})
      }
      if (known) drop(question, known)
      answers.set(question, answer)
      if (answers.size > KEPT_AT_MOST) drop(...answers.entries().next().value!)
      answer.text.then(
        ({ length }) => keptOf.get(readerId) === kept && grow(kept, length),
        () => isKept() && answers.delete(question),
      )
      return answer.text
    },
    forget(readerId) {
      if (readerId !== undefined) return forget(readerId)
      keptOf.clear()
      characters = 0
    },
  }
}
