/** The rules of a voice. Only the server checks `plain-english`. */
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

/** A place where a text breaks a rule of the voice. */
export interface Finding {
  rule: RuleName
  /** The range in the text, in UTF-16 units. */
  start: number
  end: number
  /** The reason, in words for the reader. */
  why: string
  /** The replacement; null if a person has to decide. */
  instead: string | null
}

/** A range of a source's words, which nobody may change. */
export interface Span {
  start: number
  end: number
}

/** A finding within one part of a draft. Its range counts from the start of that part. */
export interface PartFinding extends Finding {
  part: string
  /** The words that the rule found. */
  found: string
}

/** Makes a finding from the match of a regular expression. */
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

/** Finds all matches of a global expression, with their positions. */
export function all(text: string, pattern: RegExp): [words: string, start: number][] {
  return Array.from(text.matchAll(pattern), (match) => [match[0], match.index])
}

/** Gives words the capitals of the words that they replace. */
export function inCaseOf(found: string, words: string): string {
  const letters = found.replaceAll(/[^\p{L}]/gu, '')
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return words.toUpperCase()
  const [first = ''] = letters
  return first !== first.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words
}
