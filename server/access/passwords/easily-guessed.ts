import { READERS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'

/**
 * The least score of an accepted password, on a scale from 0 to 4: a lower one can be found in
 * fewer than 10^8 guesses.
 */
const LEAST_SCORE = 3

/** Fails for passwords that are common, or little more than a name, a pattern or a repetition. */
export async function demandUncommon(password: string, names: readonly string[]): Promise<void> {
  // Loaded on first use, because most processes never need its word lists.
  const { passwordGuesser } = await import('./password-guesser.ts')
  const own = names.flatMap((name) => {
    const words = name.split(/[^\p{L}\p{N}]+/u)
    return [name, words.join(''), ...words]
  })
  const { score } = passwordGuesser.check(password.slice(0, READERS.guessedCharacters), [
    ...own.filter((name) => name !== ''),
    'synthwire',
  ])
  if (score >= LEAST_SCORE) return
  const message =
    'This password is easily guessed: it is a common one, a name, or a pattern. Use several words that do not belong together.'
  throw new Problem('invalid', message, { fields: { password: message } })
}
