import { Problem } from './problem.ts'

/** Each new article is compared with every word of every list. */
const MOST_WORDS = 100
const LONGEST_WORD = 200

/** Fails with the first list of words or phrases that is too long, or has a word that is. */
export function checkWordLists(...lists: (readonly string[])[]): void {
  for (const words of lists) {
    if (words.length > MOST_WORDS)
      throw new Problem('invalid', `A list can have ${MOST_WORDS} words at most.`)
    if (words.some((word) => word.length > LONGEST_WORD))
      throw new Problem('invalid', `A word or phrase can have ${LONGEST_WORD} characters at most.`)
  }
}
