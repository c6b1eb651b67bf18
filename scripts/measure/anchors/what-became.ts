import { diffArrays } from 'diff'

/** A word and its place in a text. */
interface Word {
  word: string
  start: number
  end: number
}

/** Finds the place of each word of a text in its changed version; null for a removed word. */
export function wordsKept(before: string, after: string): { words: Word[]; kept: (Word | null)[] } {
  const [words, others] = [wordsOf(before), wordsOf(after)]
  const kept: (Word | null)[] = []
  let at = 0
  const changes = diffArrays(
    words.map(({ word }) => word),
    others.map(({ word }) => word),
  )
  for (const { value, added, removed } of changes) {
    if (added) at += value.length
    else for (let nth = 0; nth < value.length; nth++) kept.push(removed ? null : others[at++]!)
  }
  return { words, kept }
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
}

/** The share of a passage's words that are kept, and the range of characters in which they are. */
export function whatBecame(
  { words, kept }: ReturnType<typeof wordsKept>,
  passage: { start: number; end: number },
): { left: number; start: number; end: number } {
  const own = kept.filter(
    (_, at) => words[at]!.start >= passage.start && words[at]!.end <= passage.end,
  )
  const there = own.filter((word) => word !== null)
  return {
    left: own.length === 0 ? 0 : there.length / own.length,
    start: there[0]?.start ?? 0,
    end: there.at(-1)?.end ?? 0,
  }
}
