import limit, { type LimitFunction } from 'p-limit'
import { Problem } from '#core/problem.ts'
import { TooHard } from '#server/reading/reading.ts'
import type { Tools } from '#server/tools.ts'
import { textMatching, type TextAnswer, type TextQuestion } from './text-matching.ts'

const turns = new Map<string, LimitFunction>()

/**
 * Runs one search of each reader at a time, so that a reader with many searches does not delay
 * other readers.
 */
export async function matchInTurn(
  { match }: Pick<Tools, 'match'>,
  readerId: string,
  question: TextQuestion,
): Promise<TextAnswer> {
  const turn = turns.get(readerId) ?? limit(1)
  turns.set(readerId, turn)
  try {
    return await turn(() => match(textMatching, question))
  } catch (error) {
    if (!(error instanceof TooHard)) throw error
    throw new Problem('invalid', TOO_HARD)
  } finally {
    if (turn.activeCount + turn.pendingCount === 0) turns.delete(readerId)
  }
}

const TOO_HARD =
  'The conditions about text need too much time or memory. Make their regular expressions simpler, with fewer repetitions.'
