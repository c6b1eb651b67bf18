import { Problem } from './problem.ts'

/** The most words of a list, because each new article is compared with every word of every list. */
const MOST_WORDS = 100
const LONGEST_WORD = 200

/** Fails at the first list that has too many words or phrases, or one that is too long. */
export function checkWordLists(...lists: (readonly string[])[]): void {
  for (const words of lists) {
    if (words.length > MOST_WORDS)
      throw new Problem('invalid', `A list can have ${MOST_WORDS} words at most.`)
    if (words.some((word) => word.length > LONGEST_WORD))
      throw new Problem('invalid', `A word or phrase can have ${LONGEST_WORD} characters at most.`)
  }
}
