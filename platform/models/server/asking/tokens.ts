import type { Tokens } from '../usage.ts'

/** Letters for each token, as a careful guess where an endpoint does not say. */
const LETTERS_PER_TOKEN = 3

export function tokensOf(text: string): number {
  return guessTokens(text.length)
}

/** The estimated tokens of this many characters. */
export function guessTokens(characters: number): number {
  return Math.ceil(characters / LETTERS_PER_TOKEN)
}

/** The tokens that an endpoint stated, if plausible, or an estimate. */
export function spentTokens(
  stated: { inputTokens?: number | undefined; outputTokens?: number | undefined },
  guess: Tokens,
): Tokens {
  return {
    input: believed(stated.inputTokens, guess.input),
    output: believed(stated.outputTokens, guess.output),
  }
}

/** A count of tokens far from the estimate is a mistake, or an attempt to use up the budget. */
function believed(stated: number | undefined, guess: number): number {
  if (stated === undefined || !Number.isInteger(stated) || stated < 0) return guess
  return Math.min(stated, guess * 10 + 1000)
}
