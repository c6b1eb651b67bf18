import { MATCHING } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { askingGone } from '#server/access/asking.ts'
import type { Desk, Tools } from '#server/tools.ts'
import { matchInTurn } from './match-in-turn.ts'
import type { TextCondition, TextQuestion } from './text-matching.ts'

/** The number of texts that are sent to the child process at a time, to keep its messages small. */
const TEXTS_AT_ONCE = 500

/** One search through texts, with its remaining time and its progress. */
export interface Look {
  match: Tools['match']
  readerId: string
  /** The processor time that is left; the search ends at 0. */
  leftMs: number
  /** The number of articles that were checked. */
  looked: number
  /** Aborts if the caller has left. Null if the search is always completed. */
  signal: AbortSignal | null
}

interface LookOptions extends Partial<Pick<Look, 'leftMs' | 'signal'>> {
  readerId: string
}

/** Begins a search through texts. Without `leftMs`, it has no time limit. */
export function beginLook(
  { match }: Pick<Tools, 'match'>,
  { readerId, leftMs = Infinity, signal = null }: LookOptions,
): Look {
  return { match, readerId, leftMs, looked: 0, signal }
}

/** Begins a search for a preview, which ends if the reader who waits for it leaves. */
export function beginPreview(desk: Pick<Desk, 'match' | 'readerId'>): Look {
  const { readerId } = desk
  return beginLook(desk, { readerId, leftMs: MATCHING.totalMs, signal: askingGone() })
}

/**
 * Searches each text for each condition. If time runs out, the result is shorter than `texts`.
 * Fails if the caller has left.
 */
export async function lookInTexts(
  look: Look,
  conditions: TextCondition[],
  texts: TextQuestion['texts'],
  { isPlaceWanted = false } = {},
): Promise<(string | null)[][]> {
  const found: (string | null)[][] = []
  while (found.length < texts.length && look.leftMs > 0) {
    if (look.signal?.aborted) throw new Problem('unavailable', 'Whoever asked has gone.')
    const answer = await matchInTurn(look, look.readerId, {
      conditions,
      texts: texts
        .slice(found.length, found.length + TEXTS_AT_ONCE)
        .map(({ title, lead }) => ({ title, lead })),
      isPlaceWanted,
      budgetMs: Math.min(look.leftMs, MATCHING.sliceMs),
    })
    found.push(...answer.found)
    look.leftMs -= answer.spentMs
  }
  return found
}

/** Fails with a `Problem` if a regular expression cannot be used. */
export async function checkTexts(
  desk: Pick<Desk, 'match' | 'readerId'>,
  conditions: TextCondition[],
): Promise<void> {
  if (conditions.length === 0) return
  const question = { conditions, texts: [], isPlaceWanted: false, budgetMs: 0 }
  await matchInTurn(desk, desk.readerId, question)
}
