/**
 * The fewest letters of a word in which errors are forgiven. A shorter word with one letter changed
 * is another word.
 */
const SHORTEST = 4
/** The least length at which two errors are forgiven. */
const LONG = 8
/** The most words that are tried if several are equally near. */
const MOST_TRIED = 3

/** A word that texts hold, and how many of them do. */
export interface HeldWord {
  lexeme: string
  texts: number
}

/**
 * The number of errors that are forgiven in a word: letters that are wrong, missing, added, or
 * swapped with the next one.
 */
export function forgivenErrors(word: string): number {
  if (word.length < SHORTEST || /[^\p{L}]/u.test(word)) return 0
  return word.length < LONG ? 1 : 2
}

/**
 * The nearest words that somebody may have meant, the most frequent in texts first; none if nothing is near.
 *
 * @param forms the forms by which the typed word is searched, as a stem or as a whole.
 */
export function meantWords(forms: readonly string[], held: readonly HeldWord[]): string[] {
  let nearest = Infinity
  let found: HeldWord[] = []
  for (const word of held) {
    for (const form of forms) {
      const most = Math.min(nearest, forgivenErrors(form))
      const errors = most > 0 ? errorsBetween(form, word.lexeme, most) : Infinity
      if (errors > most || errors > nearest) continue
      if (errors < nearest) found = []
      nearest = errors
      if (!found.includes(word)) found.push(word)
    }
  }
  return found
    .toSorted((a, b) => b.texts - a.texts || (a.lexeme < b.lexeme ? -1 : 1))
    .slice(0, MOST_TRIED)
    .map(({ lexeme }) => lexeme)
}

/** The number of errors between two words; Infinity if there are more than `most`. */
function errorsBetween(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most) return Infinity
  let before: number[] = []
  let row = Array.from({ length: meant.length + 1 }, (_, at) => at)
  for (let at = 1; at <= typed.length; at++) {
    const next = [at]
    let least = at
    for (let to = 1; to <= meant.length; to++) {
      const isSame = typed[at - 1] === meant[to - 1]
      let errors = Math.min(next[to - 1]! + 1, row[to]! + 1, row[to - 1]! + (isSame ? 0 : 1))
      const isSwapped = typed[at - 1] === meant[to - 2] && typed[at - 2] === meant[to - 1]
      if (at > 1 && to > 1 && isSwapped) errors = Math.min(errors, before[to - 2]! + 1)
      next[to] = errors
      least = Math.min(least, errors)
    }
    if (least > most) return Infinity
    before = row
    row = next
  }
  return row[meant.length]!
}
