import type { Passage } from './find-passage.ts'

/** The cited place in an entry: the characters of its text, or only the words of the citing sentence. */
export interface CitedPlace {
  start?: number | undefined
  end?: number | undefined
  words: string
}

/** Enough characters to tell the passage from another place with the same words. */
const AROUND = 80

/** The passage at a place of the text of an entry; the words that cite it need not be its own. */
export function passageAt(text: string, { start, end, words }: CitedPlace): Passage {
  const passage = start === undefined || end === undefined ? '' : text.slice(start, end)
  if (start === undefined || end === undefined || passage.trim() === '')
    return { text: words, start: 0, end: 0, before: '', after: '' }
  return {
    text: passage,
    start,
    end,
    before: text.slice(Math.max(0, start - AROUND), start),
    after: text.slice(end, end + AROUND),
  }
}
