import { isToldAgain } from '#engine/summaries/facts/told-again.ts'
import { isRoundUp } from '#engine/summaries/reports/round-up.ts'

/** A sentence that a key feature may be, and where it stands. */
export interface FeatureOption {
  text: string
  entry: number
  start: number
  end: number
}

/** Longer ones are read as prose. */
const CHARACTERS = { least: 35, most: 230 }
/** "212 passengers", "4.2 %", "$30 million"; a year alone is no figure. */
const FIGURE = /(?<![\p{L}\p{N}])(?!(?:19|20)\d\d(?![\p{N}%]))\d[\d.,]*\d?/u
const QUOTE = /["“„«][^"”“»]{12,}/u
const DATE =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/u
const NAME = /\p{L}[^.!?]* \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u
const QUESTION = /\?["”']?$/u

interface FeatureWish {
  title: string
  /** What the summary says: no feature says it again. */
  told: readonly string[]
  language: string | null
  count: number
}

/** Sentences with a fact (a figure, a date, words of somebody, a name) that nothing shown before says; those with most first. */
export function chooseFeatures<Option extends FeatureOption>(
  options: readonly Option[],
  { title, told, language, count }: FeatureWish,
): Option[] {
  const ranked = options
    .filter(isShort)
    .map((option) => ({ option, facts: factsIn(option.text) }))
    .filter(({ facts }) => facts > 0)
    .toSorted((a, b) => b.facts - a.facts)
  const chosen: Option[] = []
  for (const { option } of ranked) {
    if (chosen.length >= count) break
    const known = [title, ...told, ...chosen.map(({ text }) => text)]
    const isNear = [true, false].some((isReworded) =>
      isToldAgain(option.text, known, { language, isReworded }),
    )
    if (!isNear && !sharesMost(option.text, known)) chosen.push(option)
  }
  return chosen
}

function isShort({ text }: FeatureOption): boolean {
  return (
    text.length >= CHARACTERS.least &&
    text.length <= CHARACTERS.most &&
    !QUESTION.test(text) &&
    !isRoundUp(text)
  )
}

function factsIn(text: string): number {
  return (
    (FIGURE.test(text) ? 3 : 0) +
    (DATE.test(text) ? 1 : 0) +
    (QUOTE.test(text) ? 1 : 0) +
    (NAME.test(text) ? 1 : 0)
  )
}

/** A figure that none of the others has is new, but not where all else of its sentence was said word for word. */
const SHARED_MOST = 0.6

function sharesMost(text: string, known: readonly string[]): boolean {
  const words = wordsOf(text)
  return known.some((one) => {
    const others = wordsOf(one)
    const shared = [...words].filter((word) => others.has(word)).length
    return shared >= Math.min(words.size, others.size) * SHARED_MOST
  })
}

const LEAST_LETTERS = 4

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return new Set(words.filter((word) => word.length >= LEAST_LETTERS))
}
