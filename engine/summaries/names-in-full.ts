/** Finds people who are called only by their last name in a sentence. */
export interface NamesInFull {
  /**
   * Says if a text calls somebody by last name, and neither it nor one of `told` has the full name.
   */
  areShort: (text: string, told: readonly string[]) => boolean
}

const CHARACTERS_READ = 3000
const CAPITALISED = /\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{Lu}?\p{Ll}[\p{L}\p{M}]*)*/gu
/**
 * The least number of mentions by last name alone at which a person is known by it. It grows with
 * the square root of the number of texts.
 */
const KNOWN_ALONE = 4

/** Learns full names from texts: one of them may have "Mara Veil", and another only "Veil". */
export function namesInFull(texts: readonly string[]): NamesInFull {
  const firstNames = new Map<string, Set<string>>()
  const alone = new Map<string, number>()
  for (const text of texts) {
    for (const { first, last } of namesOf(text.slice(0, CHARACTERS_READ))) {
      if (first === null) alone.set(last, (alone.get(last) ?? 0) + 1)
      else firstNames.set(last, (firstNames.get(last) ?? new Set()).add(first))
    }
  }
  return {
    areShort: (text, told) => {
      const named = [text, ...told].flatMap(namesOf)
      const inFull = new Set(named.flatMap(({ first, last }) => (first === null ? [] : [last])))
      return namesOf(text).some(
        ({ first, last }) =>
          first === null &&
          !inFull.has(last) &&
          firstNames.has(last) &&
          (alone.get(last) ?? 0) < KNOWN_ALONE * texts.length ** 0.5,
      )
    },
  }
}

function namesOf(text: string): { first: string | null; last: string }[] {
  const names: { first: string | null; last: string }[] = []
  let before = { end: -2, word: '' }
  for (const { 0: word, index } of text.matchAll(CAPITALISED)) {
    const plain = word.replace(/['’]s$/u, '')
    const isBehind = index === before.end + 1 && text[before.end] === ' '
    names.push({ first: isBehind ? before.word : null, last: plain })
    before = { end: index + word.length, word: plain }
  }
  return names
}
