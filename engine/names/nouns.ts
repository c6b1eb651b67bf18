import type { RunWord } from '../words/text-runs.ts'
import { personTitles } from './name-clues.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/** Words that precede a noun, or an adjective with a noun. */
const BEFORE_NOUN = list(`
  a an the this that these those his her their its our my your no some any each every all both another one two three
  of in for on with by from four five six seven eight nine ten at into over about against between under amid during without within across near`)
/** Words that precede a verb. */
const BEFORE_VERB = list(`
  to will would can could may might must should shall not never cannot didn't doesn't don't won't can't couldn't
  wouldn't who they he she it we you i then also`)
/** Words that follow a verb. */
const BEHIND_VERB = list(`
  the a an his her their its him them it that two three four five six seven eight nine ten`)
/** Words that occur in articles on any subject. */
const OF_EVERYTHING = list(`
  people person man men woman women year years week weeks day days month months time times way ways thing things
  official officials report reports news story stories part number numbers key takeaways source sources expert
  experts member members call calls move moves statement comments remarks`)

/** The number of times that a word stands where a noun or a verb is expected. */
interface Uses {
  noun: number
  verb: number
}

export interface WordKinds {
  isVerb(word: RunWord): boolean
  /** Says if a word is a noun rather than a verb or an adjective. */
  isNoun(word: RunWord): boolean
}

/** The kinds of English words in some texts, as far as their neighbors and endings show. */
export function wordKinds(
  texts: readonly RunWord[][][],
  stem: (word: string) => string,
): WordKinds {
  const uses = new Map<string, Uses>()
  for (const run of texts.flat()) {
    run.forEach((word, at) => {
      if (word.isStopWord) return
      const key = stem(word.lower)
      const counted = uses.get(key) ?? { noun: 0, verb: 0 }
      uses.set(key, counted)
      const [before, after] = [run[at - 1], run[at + 1]]
      if (before && (BEFORE_NOUN.has(before.lower) || before.possessive !== '')) counted.noun++
      else if (before && BEFORE_VERB.has(before.lower)) counted.verb++
      else if (after && isBehindVerb(after.lower)) counted.verb++
      else if (VERB_ENDING.test(word.lower)) counted.verb++
    })
  }
  const usesOf = ({ lower }: RunWord) => uses.get(stem(lower)) ?? { noun: 0, verb: 0 }
  return {
    isVerb(word) {
      const { noun, verb } = usesOf(word)
      return verb > noun
    },
    isNoun(word) {
      const { noun, verb } = usesOf(word)
      if (PARTICIPLE.test(word.lower)) return false
      return noun > 0 ? noun >= verb : verb === 0 && !word.lower.endsWith('s')
    },
  }
}

const VERB_ENDING = /..(?:ed|ing)$/u
const PARTICIPLE = /\p{L}{4}ed$/u

function isBehindVerb(word: string): boolean {
  return BEHIND_VERB.has(word) || /^\d/u.test(word)
}

/**
 * Says if a word does not show a subject: "people", "year" and "president" are in every other
 * article.
 */
export function saysNothing(word: RunWord): boolean {
  return OF_EVERYTHING.has(word.lower) || personTitles.has(word.lower)
}
