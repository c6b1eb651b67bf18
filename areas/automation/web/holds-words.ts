/**
 * Says if texts contain all words of a search, in any order. A search without words matches
 * everything.
 */
export function holdsWords(search: string, ...texts: readonly string[]): boolean {
  const text = fold(texts.join(' '))
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const fold = (text: string) => text.normalize('NFC').toLowerCase().trim()
