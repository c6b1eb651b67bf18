import type { Ask, Operation } from '#core/contract.ts'

/**
 * The most addresses for all readers together; beyond it, the one that was opened least recently is
 * dropped.
 */
const KNOWN_AT_MOST = 1000
/** The longest address that is remembered; longer ones are searches, and rarely repeated. */
const LONGEST_ADDRESS = 300

/**
 * Answers by their questions. A question is a path and an input as JSON, with a space between them,
 * as in pages.
 */
type Answers = Record<string, unknown>

export interface KnownQuestions {
  /**
   * Asks all questions of this reader's last visit to the page at once. If a question fails, the
   * page asks it again.
   */
  askAhead(readerId: string, address: string, ask: Ask): Promise<Answers>
  note(readerId: string, address: string, questions: readonly string[]): void
}

/**
 * Remembers the questions of pages. A page asks its questions one after another, because each part
 * is drawn inside another one; known questions can be asked at once.
 */
export function knownQuestions(): KnownQuestions {
  const known = new Map<string, readonly string[]>()
  const keyOf = (readerId: string, address: string) => `${readerId} ${address}`

  return {
    async askAhead(readerId, address, ask) {
      const questions = known.get(keyOf(readerId, address)) ?? []
      const answered = await Promise.allSettled(
        questions.map(async (question) => {
          const [path, input] = partsOf(question)
          // The path is enough, because `ask` finds the operation by it.
          const operation = { kind: 'read', path } as Operation<unknown, unknown>
          return [question, await ask(operation, JSON.parse(input))] as const
        }),
      )
      return Object.fromEntries(
        answered.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
      )
    },
    note(readerId, address, questions) {
      if (address.length > LONGEST_ADDRESS) return
      const key = keyOf(readerId, address)
      known.delete(key)
      known.set(key, questions)
      if (known.size > KNOWN_AT_MOST) known.delete(known.keys().next().value!)
    },
  }
}

function partsOf(question: string): [path: string, input: string] {
  const end = question.indexOf(' ')
  return [question.slice(0, end), question.slice(end + 1)]
}
