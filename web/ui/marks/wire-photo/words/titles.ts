const articles = /^(?:l|d|qu|s|n|un|all|dell|nell|dall|sull)'(?=\p{L}{3})/u

/** The words of a title one by one, without what they are joined or bent by. */
export function wordsIn(title: string): string[] {
  return title
    .normalize('NFC')
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{M}\p{N}&'*+]+/u)
    .map((word) => word.replace(/^'+|'s?$|'+$/gu, ''))
    .filter((word) => word !== '')
}

/** How a word stands in the lists. */
export function plainWord(word: string): string {
  return word.toLowerCase().replace(articles, '')
}
