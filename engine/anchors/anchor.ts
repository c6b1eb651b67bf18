import { squeeze, type TextStretch } from './squeeze.ts'

/**
 * A passage of a text in a form that survives revisions: its words with their surroundings, and its place
 * (TextQuoteSelector and TextPositionSelector of the W3C Web Annotation Data Model).
 */
export interface Anchor {
  exact: string
  prefix: string
  suffix: string
  start: number
  end: number
  /** True if the words occurred only once in the text. */
  isUnique: boolean
}

/** The number of letters on each side that tell a passage from similar ones. */
export const CONTEXT_LETTERS = 64
/** The most characters that are read to find these letters: enough for spaces between all of them. */
const CONTEXT_CHARACTERS = 160

export function anchorAt(text: string, { start, end }: TextStretch): Anchor {
  const exact = text.slice(start, end)
  const wanted = squeeze(exact).letters
  const { letters } = squeeze(text)
  const first = letters.indexOf(wanted)
  return {
    exact,
    prefix: lastLetters(text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start)),
    suffix: firstLetters(text.slice(end, end + CONTEXT_CHARACTERS)),
    start,
    end,
    isUnique: wanted !== '' && letters.indexOf(wanted, first + 1) < 0,
  }
}

function lastLetters(text: string): string {
  const { letters, places } = squeeze(text)
  const from = letters.length - CONTEXT_LETTERS
  return from > 0 ? wellFormed(text.slice(places[from])) : wellFormed(text)
}

function firstLetters(text: string): string {
  const { letters, places } = squeeze(text)
  return letters.length > CONTEXT_LETTERS
    ? wellFormed(text.slice(0, places[CONTEXT_LETTERS]))
    : wellFormed(text)
}

/** Removes half a character from either end, because a cut may split a character of two UTF-16 units. */
function wellFormed(text: string): string {
  return text.isWellFormed() ? text : text.replaceAll(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
}
