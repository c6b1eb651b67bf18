const articles = /^(?:l|d|qu|s|n|un|all|dell|nell|dall|sull)'(?=\p{L}{3})/u

const word = /[\p{L}\p{M}\p{N}&*+]+(?:'[\p{L}\p{M}\p{N}&*+]+)*/gu

/** The words of a title one by one. Hyphenated words are split, and a possessive 's is removed. */
export function wordsIn(title: string): string[] {
  const words = title.normalize('NFC').replaceAll('’', "'").match(word) ?? []
  return words.map((each) => each.replace(/'s$/, '')).filter((each) => each !== '')
}

/** A word in the form of the lists: in lower case and without an elided article such as "l'". */
export function plainWord(word: string): string {
  return word.toLowerCase().replace(articles, '')
}
