import { isBoilerplate } from './boilerplate.ts'
import { isGlued } from './glued-sentences.ts'
import { isBackground, leansOnHeadline, isDemand } from './leans-on-headline.ts'
import { outsideQuotes } from './outside-quotes.ts'
import { endsAsSentence } from '../../words/whole-sentence.ts'

/** Flaws that make a sentence unfit for a summary, or for some of its places. */
export interface SentenceFlaws {
  /** True if it is not news, or cannot be understood even after the sentence before it. */
  isUnfit: boolean
  /** True if it refers to "he" or "the company", so that it must follow the sentence before it. */
  isDangling: boolean
  /** True if only the headline shows who or what it is about. Such a sentence cannot come first. */
  leansOnHeadline: boolean
  /**
   * True if it is about events before the news; `isDemand` is true if it is a demand of the writer.
   * Both lower its score.
   */
  isBackground: boolean
  isDemand: boolean
  /**
   * True if its end is missing, as in a teaser that breaks off, or in a headline inside the text.
   */
  isUnfinished: boolean
}

const LEAST_WORDS = 7
const MOST_WORDS = 60
/** The length limits in letters, for languages without spaces. */
const LEAST_LETTERS = 12
const MOST_LETTERS = 160
const SHOUTED_SHARE = 0.5
/**
 * The fewest words outside quotes that can name a speaker: "Veil said". `SPEAKER_LETTERS` is for
 * languages without spaces: 市長は言った.
 */
const SPEAKER_WORDS = 2
const SPEAKER_LETTERS = 4

const FIRST_PERSON =
  `let's i i'm i've i'd i'll me my myself we we're we've we'd we'll us our ours ourselves
  ich mir mich mein meine wir uns unser unsere je j'ai nous notre nos yo nosotros nuestro nuestra
  io noi nostro nostra`.split(/\s+/)
const IN_FIRST_PERSON = new RegExp(
  `(?<![\\p{L}'])(?:${FIRST_PERSON.join('|')})(?![\\p{L}'])`,
  'giu',
)

const DANGLING_START =
  /^["'“‘«]?(?:(?:and|but|so|also|yet|still|instead|however|meanwhile|moreover|then|therefore|thus|besides|similarly|additionally|in addition|as a result|for example|for instance|that'?s|there|here)\b,?\s*)*(?:he|she|it|they|this|that|these|those|his|her|its|their|such|both|the (?:\d+-year-old|former|latter|two|three|pair|duo|same|other|move|company|firm|group|agency|man|woman|couple|suspect|victim|bill|report|study|deal|announcement|decision|statement|comments?|remarks?|president|minister|team|device|app|site|service|program|plan|incident|case)|(?:er|sie|es|dies|diese[rsnm]?|seine?[rnms]?|ihre?[rnms]?|il|elle|ils|elles|ce|cette|ces|él|ella|ellos|este|esta|esto)|der konzern|das unternehmen|die firma|l['’](?:entreprise|azienda)|la (?:société|empresa|compañía|società)|het bedrijf|a empresa)\b/iu

/**
 * Matches openings that refer to the sentence before, even if a name follows, and an early "also".
 */
const LEANING_START =
  /^["'“‘«]?(?:(?:and|but|so|also|yet|still|instead|however|meanwhile|moreover|then|therefore|thus|besides|similarly|additionally|in addition|as a result|for example|for instance|aber|und|doch|auch|mais|et|pero|y)\b(?!-)|(?:\S+ ){1,3}(?:also|auch|aussi|también)\b)/iu

/** Matches a question, which is not news, unless it is quoted from a named person. */
const QUESTION = /[?？]["'”’»)\]]*$/u
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

export function sentenceFlaws(text: string): SentenceFlaws {
  return {
    isUnfit:
      !hasReadableLength(text) ||
      !/^["'“‘«¿¡「『]*[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u.test(text) ||
      isShouted(text) ||
      isBoilerplate(text) ||
      QUESTION.test(text) ||
      isQuoteWithoutSpeaker(text) ||
      speaksInFirstPerson(text),
    isDangling: DANGLING_START.test(text) || LEANING_START.test(text) || isOfNobody(text),
    leansOnHeadline: leansOnHeadline(text) || isGlued(text),
    isBackground: isBackground(text),
    isDemand: isDemand(text),
    isUnfinished: !endsAsSentence(text),
  }
}

function hasReadableLength(text: string): boolean {
  if (UNSPACED.test(text)) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0
    return letters >= LEAST_LETTERS && letters <= MOST_LETTERS
  }
  const count = text.split(/\s+/).length
  return count >= LEAST_WORDS && count <= MOST_WORDS
}

function isShouted(text: string): boolean {
  const letters = text.replace(/\P{L}+/gu, '').length
  return text.replace(/\P{Lu}+/gu, '').length > letters * SHOUTED_SHARE
}

/** Says if a sentence is only a quote, or half of one, without a speaker. */
function isQuoteWithoutSpeaker(text: string): boolean {
  if (isHalfQuoted(text)) return true
  const own = outsideQuotes(text)
  const words = own.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  return UNSPACED.test(own) ? own.length < SPEAKER_LETTERS : words.length < SPEAKER_WORDS
}

/**
 * Says if a sentence contains a quote that begins or ends in another one. Authors may open with “
 * and close with ".
 */
export function isHalfQuoted(text: string): boolean {
  const count = (marks: RegExp) => text.match(marks)?.length ?? 0
  const unmatched = Math.abs(count(/[“«]/g) - count(/[”»]/g))
  const straight = count(/"/g)
  return straight < unmatched || (straight - unmatched) % 2 === 1
}

/**
 * Matches a pronoun as the speaker of a quote, who is named in another sentence: “…,” they wrote.
 */
const PRONOUN_SPEAKS =
  /^[\s,]*(?:(?:he|she|they|it)(?: (?:also|then|later))? \p{Ll}+|(?:said|says|wrote) (?:he|she|they|it))(?![\p{L}])/iu

function isOfNobody(text: string): boolean {
  return /^["“«]/u.test(text) && PRONOUN_SPEAKS.test(outsideQuotes(text))
}

/** Says if a writer without a name uses "I" or "we". Inside quotes, they stand for the speaker. */
function speaksInFirstPerson(text: string): boolean {
  const own = outsideQuotes(text).replaceAll('’', "'")
  for (const { 0: word, index } of own.matchAll(IN_FIRST_PERSON))
    if (!isName(word, own.slice(0, index))) return true
  return false
}

/**
 * Says if a word that looks like a pronoun is a name: "US" anywhere, and "Notre" in the middle of a
 * sentence; "I" never is.
 */
function isName(word: string, before: string): boolean {
  if (/^I(?:'|$)/.test(word)) return false
  return /^\p{Lu}{2,}$/u.test(word) || (/^\p{Lu}/u.test(word) && /[\p{L}\p{N},] $/u.test(before))
}
