/** Long enough to serve a crowd, too short for "5 minutes ago" to notice. */
const KEPT_MS = 1000
/** Of each reader; beyond this the oldest go first. A screen asks about ten questions. */
const KEPT_AT_MOST = 500

export interface KeptAnswers {
  /** Answers a question that was asked a moment ago, or is being answered just now, without asking again. */
  answer(readerId: string, question: string, ask: () => Promise<string>): Promise<string>
  /** Something changed, for one reader or all: what is asked from now on is asked anew, also what is being answered. */
  forget(readerId?: string): void
}

interface Answer {
  text: Promise<string>
  until: number
}

/** Serves many screens of the same reader with one round to the database; a change ends it at once. */
export function keptAnswers(clock = () => performance.now()): KeptAnswers {
  const keptOf = new Map<string, Map<string, Answer>>()

  return {
    answer(readerId, question, ask) {
      const kept = keptOf.get(readerId) ?? new Map<string, Answer>()
      keptOf.set(readerId, kept)
      const known = kept.get(question)
      if (known && clock() < known.until) return known.text

      const answer = { text: ask(), until: clock() + KEPT_MS }
      kept.delete(question)
      kept.set(question, answer)
      if (kept.size > KEPT_AT_MOST) kept.delete(kept.keys().next().value!)
      answer.text.catch(() => {
        if (kept.get(question) === answer) kept.delete(question)
      })
      return answer.text
    },
    forget(readerId) {
      if (readerId === undefined) keptOf.clear()
      else keptOf.delete(readerId)
    },
  }
}
