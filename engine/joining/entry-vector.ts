import { capitalisedStems, isNumber, stems } from '../words/terms.ts'
import type { TermMemory } from '../words/term-memory.ts'
import { toldFirst, type ToldFirst } from './developments/told-first.ts'

/**
 * The length of every vector. Weights are whole numbers, so that sums are exact and do not depend
 * on their order.
 */
export const VECTOR_LENGTH = 10_000
/**
 * The part by which a vector may be longer or shorter, because its weights are rounded to whole
 * numbers.
 */
export const ROUNDING = 0.01
/** The dot product of a vector with itself. */
export const DOT_OF_EQUALS = VECTOR_LENGTH * VECTOR_LENGTH

const TITLE_WEIGHT = 2.5
const LEAD_WEIGHT = 1.6
const CAPITALISED_WEIGHT = 1.4
const LEAD_STEMS = 30
const MOST_STEMS = 300
const STRONGEST_TERMS = 64
/**
 * The characters that are read of a text: enough for `MOST_STEMS` in any language. The rest of a
 * long text brings no new subject.
 */
const READ_CHARACTERS = 4_000
const CAPITALS_READ_CHARACTERS = 600
/** The most characters of a title that are read. A longer text is not a title. */
const TITLE_READ_CHARACTERS = 500

/** An entry as the weighted terms that distinguish it from others. */
export interface EntryVector {
  language: string
  /** All its distinct terms. `TermMemory` needs them to forget the entry. */
  known: Int32Array
  /** The strongest terms, strongest first. */
  terms: Int32Array
  /** The weight of each term, so that the vector's length is `VECTOR_LENGTH`. */
  weights: Int16Array
  /** Terms of the title, or of the lead if there is no title. */
  titleTerms: Int32Array
  /** The terms of the entry that are numbers. */
  numbers: Int32Array
  told: ToldFirst
}

export interface Words {
  title: string
  text: string
  language: string | null
}

/** Learns the entry's terms, and weighs them by all entries learned so far. */
export function weighEntry(
  { title: wholeTitle, text, language }: Words,
  memory: TermMemory,
): EntryVector {
  const title = wholeTitle.slice(0, TITLE_READ_CHARACTERS)
  const vocabulary = language ?? ''
  const titleStems = stems(title, language)
  const textStems = stems(text.slice(0, READ_CHARACTERS), language).slice(0, MOST_STEMS)

  const frequencies = new Map<string, number>()
  const count = (stem: string, weight: number) =>
    frequencies.set(stem, (frequencies.get(stem) ?? 0) + weight)
  for (const stem of titleStems) count(stem, TITLE_WEIGHT)
  textStems.forEach((stem, at) => count(stem, at < LEAD_STEMS ? LEAD_WEIGHT : 1))

  const known = memory.learn(frequencies.keys(), vocabulary)
  const capitalised = capitalisedStems(
    `${title}\n${text.slice(0, CAPITALS_READ_CHARACTERS)}`,
    language,
  )

  const weighed: { term: number; weight: number }[] = []
  // Common terms are left out, unless the entry has no others, like a press release that everyone
  // prints.
  const isTold = known.some((term) => !memory.isCommon(term, vocabulary))
  let at = 0
  for (const [stem, frequency] of frequencies) {
    const term = known[at++]!
    if (isTold && memory.isCommon(term, vocabulary)) continue
    const emphasis = capitalised.has(stem) ? CAPITALISED_WEIGHT : 1
    const weight = (1 + Math.log(frequency)) * memory.weightOf(term, vocabulary) * emphasis
    weighed.push({ term, weight })
  }
  // Equals stay in order of appearance, which a rebuilt window repeats.
  weighed.sort((a, b) => b.weight - a.weight)
  weighed.length = Math.min(weighed.length, STRONGEST_TERMS)

  const length = Math.sqrt(weighed.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1
  const lead = titleStems.length > 0 ? titleStems : textStems.slice(0, LEAD_STEMS)
  const numbers = [...frequencies.keys()].filter(isNumber)
  const termsOf = (stems: Iterable<string>) =>
    Int32Array.from(stems, (stem) => memory.termOf(stem, vocabulary)!)
  return {
    language: vocabulary,
    known,
    terms: Int32Array.from(weighed, ({ term }) => term),
    weights: Int16Array.from(weighed, ({ weight }) =>
      Math.round((weight / length) * VECTOR_LENGTH),
    ),
    titleTerms: termsOf(new Set(lead)),
    numbers: termsOf(numbers),
    told: toldFirst({ title, language, titleStems, textStems, capitalised }, memory),
  }
}
