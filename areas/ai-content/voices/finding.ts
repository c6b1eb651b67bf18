/** Rules of a voice. Those of plain English are found by the server. */
export const ruleNames = [
  'words',
  'length',
  'exclamation',
  'serial-comma',
  'numbers',
  'quotes',
  'contractions',
  'repeated',
  'spaces',
  'language-marks',
  'plain-english',
] as const
export type RuleName = (typeof ruleNames)[number]

/** A place in a text that is not in the voice. */
export interface Finding {
  rule: RuleName
  /** Places in the text, in UTF-16 units. */
  start: number
  end: number
  /** The reason, for people. */
  why: string
  /** The replacement; null if a person has to decide. */
  instead: string | null
}

/** Words of a source, which nobody may change. */
export interface Span {
  start: number
  end: number
}

/** A finding within one part of a draft; its places are those of the part's words. */
export interface PartFinding extends Finding {
  /** The id of the part. */
  part: string
  /** The words as they stand. */
  found: string
}

/** Makes the finding of a regular expression's match. */
export function found(
  rule: RuleName,
  [words, start]: readonly [words: string, start: number],
  why: string,
  instead: string | null,
): Finding {
  return {
    rule,
    start,
    end: start + words.length,
    why,
    instead: instead === words ? null : instead,
  }
}

/** All matches of a global expression, with their places. */
export function all(text: string, pattern: RegExp): [words: string, start: number][] {
  return Array.from(text.matchAll(pattern), (match) => [match[0], match.index])
}

/** Gives words the capitals of those that they replace. */
export function inCaseOf(found: string, words: string): string {
  const letters = found.replaceAll(/[^\p{L}]/gu, '')
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return words.toUpperCase()
  const [first = ''] = letters
  return first !== first.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words
}
