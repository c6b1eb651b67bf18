/** Says if texts hold all the words of a search, in any order; a search without words finds everything. */
export function holdsWords(search: string, ...texts: readonly string[]): boolean {
  const text = fold(texts.join(' '))
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const fold = (text: string) => text.normalize('NFC').toLowerCase().trim()
