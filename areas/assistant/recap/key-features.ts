import { factWords, tellsAgain } from '#engine/summaries/facts/same-fact.ts'
import { isRoundUp } from '#engine/summaries/reports/round-up.ts'
import { stems } from '#engine/words/terms.ts'

/** A sentence that may become a key feature, and its position in its source. */
export interface FeatureOption {
  text: string
  entry: number
  start: number
  end: number
}

/** The bounds of a key feature's length; longer sentences read as prose. */
const CHARACTERS = { least: 35, most: 230 }
/** A figure such as "212 passengers", "4.2 %" or "$30 million"; a year alone is not a figure. */
const FIGURE = /(?<![\p{L}\p{N}])(?!(?:19|20)\d\d(?![\p{N}%]))\d[\d.,]*\d?/u
const QUOTE = /["“„«][^"”“»]{12,}/u
const DATE =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/u
/** A name of two words that does not begin a sentence. */
const NAME = /(?<=[^.!?] )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u
/** Remarks of reports about themselves, and about people who did not comment. */
export const OF_REPORTING =
  /\b(?:did not (?:immediately )?(?:respond|reply|return)|declined to comment|requests? for comment|reached out to|takes? a look|looks? at|joins?|joined|explains? (?:how|why|what)|tells? us|in this (?:episode|video)|here['’]s what|what (?:you need )?to know|(?:correspondent|anchor|reporter))\b|News['’]s? \p{Lu}/iu
const QUESTION = /\?["”']?$/u

interface FeatureWish {
  title: string
  /** Sentences of the summary, which key features must not repeat. */
  told: readonly string[]
  language: string | null
  count: number
}

/**
 * Chooses sentences with a fact (a figure, a date, a quote, a name) that no earlier sentence
 * contains, those with the most facts first. A sentence must share a word with the headline or
 * several words with the summary.
 */
export function chooseFeatures<Option extends FeatureOption>(
  options: readonly Option[],
  { title, told, language, count }: FeatureWish,
): Option[] {
  const wordsIn = (text: string) => factWords(stems(text, language))
  const headline = wordsIn(title)
  const summary = new Set(told.flatMap((text) => [...wordsIn(text)]))
  const known = [headline, ...told.map(wordsIn)].map(asTold)
  const ranked = options
    .filter(isShort)
    .map((option) => ({ option, facts: factsIn(option.text), words: wordsIn(option.text) }))
    .filter(
      ({ facts, words }) =>
        facts > 0 && (countIn(words, headline) > 0 || countIn(words, summary) >= OF_SUMMARY),
    )
    .toSorted((a, b) => b.facts - a.facts)
  const chosen: Option[] = []
  for (const { option, words } of ranked) {
    if (chosen.length >= count) break
    if (tellsAgain({ facts: words, entryAt: 0, position: 1, headline: NOTHING }, known, NOTHING))
      continue
    chosen.push(option)
    known.push(asTold(words))
  }
  return chosen
}

const NOTHING: ReadonlySet<string> = new Set()
/** The number of words that a sentence must share with the summary; a single word may be chance. */
const OF_SUMMARY = 2

const asTold = (facts: ReadonlySet<string>) => ({
  ...{ facts, entryAt: 1, position: 0, headline: NOTHING },
})

function countIn(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...words].filter((word) => others.has(word)).length
}

function isShort({ text }: FeatureOption): boolean {
  return (
    text.length >= CHARACTERS.least &&
    text.length <= CHARACTERS.most &&
    !QUESTION.test(text) &&
    !OF_REPORTING.test(text) &&
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
