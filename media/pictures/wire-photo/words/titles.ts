const articles = /^(?:l|d|qu|s|n|un|all|dell|nell|dall|sull)'(?=\p{L}{3})/u

const word = /[\p{L}\p{M}\p{N}&*+]+(?:'[\p{L}\p{M}\p{N}&*+]+)*/gu

/** The words of a title one by one; hyphenated words are split, and endings are removed. */
export function wordsIn(title: string): string[] {
  const words = title.normalize('NFC').replaceAll('’', "'").match(word) ?? []
  return words.map((each) => each.replace(/'s$/, '')).filter((each) => each !== '')
}

/** The form of a word in the lists. */
export function plainWord(word: string): string {
  return word.toLowerCase().replace(articles, '')
}
