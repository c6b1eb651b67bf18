/** Matches spaces and invisible characters: a text of HTML and its plain text differ in nothing else. */
const INVISIBLE = /[\s\u00ad\u200b-\u200d\u2060\ufeff]/u

/** A text without its spaces, with the original place of each of its letters. */
export interface Squeezed {
  letters: string
  /** The place of each letter in the text. */
  places: Int32Array
  text: string
}

export function squeeze(text: string): Squeezed {
  const places = new Int32Array(text.length)
  const kept: string[] = []
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (INVISIBLE.test(letter)) continue
    places[kept.length] = at
    kept.push(letter)
  }
  return { letters: kept.join(''), places, text }
}

/** Letters as a stretch of the text. */
export function stretchOf({ places }: Squeezed, from: number, to: number): TextStretch {
  if (from >= to) return { start: 0, end: 0 }
  return { start: places[from]!, end: places[to - 1]! + 1 }
}

/** Characters of a text (UTF-16 units), the end exclusive. */
export interface TextStretch {
  start: number
  end: number
}
