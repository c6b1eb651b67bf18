import { spelledNumber } from '../../words/number-words.ts'
import { words } from '../../words/word-segments.ts'
import { stems } from '../../words/terms.ts'
import type { Term } from '../reading/question-terms.ts'
import { alikeTo, formsOf, inOtherLanguages } from '../reading/word-forms.ts'

/** The value of another form of a word, or of its synonym. */
const OTHER_FORM = 0.95
const ALIKE = 0.65
/** A part of a compound, such as "Brücke" of "Moorbrücke". */
const PART = 0.7
const LEAST_PART = 5
const COMPOUNDS = new Set(['de', 'nl', 'da', 'sv', 'no', 'fi'])

/** Finds the words of a question in texts of one language. */
export interface TermMatcher {
  /** The certainty for each term, from a text's stems, 0 to 1. */
  match(inText: ReadonlySet<string>): number[]
}

export function termMatcher(
  terms: readonly Term[],
  { asked, spoken }: { asked: string; spoken: string | null },
): TermMatcher {
  const language = spoken ?? 'en'
  const readers = terms.map((term) => readerOf(term, asked, language))
  return { match: (inText) => readers.map((reader) => reader(inText)) }
}

function readerOf(
  { word, number, spoken }: Term,
  asked: string,
  language: string,
): (inText: ReadonlySet<string>) => number {
  if (number !== null) {
    const digits = number.toLowerCase()
    return (inText) => (inText.has(digits) || inText.has(`#${digits}`) ? 1 : 0)
  }
  const exact = new Set([...stems(word, language), ...stems(word, asked), ...stems(word, null)])
  if (word === 'US') exact.add(UNITED_STATES).add('usa').add('america').add('american')
  const forms = new Set([...exact].flatMap((stem) => [...formsOf(stem)]))
  const alike = new Set([
    ...[...exact].flatMap((stem) => [...alikeTo(stem)]),
    ...(spoken === undefined ? [] : stems(spoken, asked)),
    ...(language === asked ? [] : [...exact].flatMap((stem) => [...inOtherLanguages(stem)])),
  ])
  const parts = COMPOUNDS.has(language)
    ? [...exact].filter((stem) => stem.length >= LEAST_PART)
    : []
  return (inText) => {
    if (hasAny(inText, exact)) return 1
    if (hasAny(inText, forms)) return OTHER_FORM
    for (const part of parts) {
      for (const stem of inText)
        if (stem.length > part.length && (stem.startsWith(part) || stem.endsWith(part))) return PART
    }
    return hasAny(inText, alike) ? ALIKE : 0
  }
}

function hasAny(inText: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  for (const stem of wanted) if (inText.has(stem)) return true
  return false
}

/** The stem of "U.S.", which "US" gets, too. The stem of "us" would be a stop word. */
const UNITED_STATES = 'u.'
const US = /(?<!\p{L})US(?!\p{L})/u

/** The stems of a text. Numbers written as words are added in digits. */
export function stemsOf(text: string, language: string | null): Set<string> {
  const found = new Set(stems(text, language))
  if (US.test(text)) found.add(UNITED_STATES)
  for (const word of words(text.toLowerCase(), language)) {
    if (/^\p{Nd}/u.test(word)) {
      found.add(word)
      continue
    }
    const number = spelledNumber(word, language ?? 'en')
    if (number !== null) found.add(`#${number}`)
  }
  return found
}
