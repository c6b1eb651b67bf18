import type { Tokens } from '../usage.ts'

/**
 * The assumed letters per token if an endpoint states no count; a low number, so that estimates are
 * rather too high.
 */
const LETTERS_PER_TOKEN = 3

export function tokensOf(text: string): number {
  return guessTokens(text.length)
}

/** Estimates the tokens of this many characters. */
export function guessTokens(characters: number): number {
  return Math.ceil(characters / LETTERS_PER_TOKEN)
}

/**
 * The token counts that an endpoint stated, or estimates if it stated none. Implausibly high counts
 * are limited.
 */
export function spentTokens(
  stated: { inputTokens?: number | undefined; outputTokens?: number | undefined },
  guess: Tokens,
): Tokens {
  return {
    input: believed(stated.inputTokens, guess.input),
    output: believed(stated.outputTokens, guess.output),
  }
}

/**
 * The stated count, but at most about ten times the estimate. A higher count is a mistake, or an
 * attempt to use up the budget.
 */
function believed(stated: number | undefined, guess: number): number {
  if (stated === undefined || !Number.isInteger(stated) || stated < 0) return guess
  return Math.min(stated, guess * 10 + 1000)
}
