import { formsOfWord } from './search-lexemes.ts'
import { readTokens } from './search-tokens.ts'
import type { InsteadOf } from './forgive-search.ts'
import { wordsApart } from './words-apart.ts'

/**
 * A search as it was understood: each mistyped word is replaced by a word of the results, in lower case. Null if that
 * changes nothing.
 *
 * @param found words as written in the results, in an order.
 */
export function wordsMeant(
  search: string,
  instead: InsteadOf,
  found: readonly string[],
): string | null {
  const plain = search.normalize('NFKC')
  const meant = new Map<string, string>()
  for (const [typed, lexemes] of instead) {
    const isRun = wordsApart(typed).length > 0
    const word = isRun
      ? lexemes.join(' ')
      : found
          .map((each) => each.toLowerCase())
          .find((each) => formsOfWord(each, () => each).some((form) => lexemes.includes(form)))
    if (word !== undefined) meant.set(typed, word)
  }
  let written = ''
  let end = 0
  readTokens(plain, null, 0, (token) => {
    const word = meant.get(token.text)
    if (word === undefined) return
    written += plain.slice(end, token.start) + word
    end = token.end
  })
  written += plain.slice(end)
  return written === plain ? null : written
}
