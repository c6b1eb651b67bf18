import type { Passage } from './find-passage.ts'

/**
 * The cited position in an entry: a range of its text, or only the words of the citing sentence.
 */
export interface CitedPlace {
  start?: number | undefined
  end?: number | undefined
  words: string
}

/**
 * The number of characters around a passage, enough to distinguish it from other places with the
 * same words.
 */
const AROUND = 80

/**
 * Makes a passage from a range of an entry's text. Without a range, the words of the citing
 * sentence are used, which may differ from the entry's.
 */
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
