import { languagesOfWord } from './function-words.ts'
import { words } from './word-segments.ts'

/** Letters that only one of the languages of news has. */
const scripts: [language: string, letters: RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['bn', /\p{Script=Bengali}/gu],
]
/**
 * Matches letters beyond Latin, except the ohm sign, which belongs to no language. Most texts have
 * none.
 */
const BEYOND_LATIN = /[\u0370-\u1fff\u2c00-\u{10ffff}]/u
/**
 * The share of letters that is more than a borrowed name. For Japanese, `KANA_SHARE` of kana is
 * enough.
 */
const SCRIPT_SHARE = 0.3
const KANA_SHARE = 0.05

const READ_CHARACTERS = 1_000
/** The fewest words that show the language of a text. */
const ENOUGH_WORDS = 8
/**
 * In a text with fewer words, no function word has to confirm the language that the feed states,
 * because it is more reliable than any detector.
 */
const MANY_WORDS = 20
/**
 * The least share of function words that shows a language. Running text has more, and so have most
 * headlines.
 */
const FUNCTION_WORD_SHARE = 0.1
/** The least share of function words that contradicts the language that the feed states. */
const CONTRADICTING_SHARE = 0.15
/**
 * The least share of function words that confirms a hint, if no other language is clearly ahead.
 */
const HINT_SHARE = 0.05
/** The ratio by which the first language must lead over the next. */
const CLEAR_LEAD = 1.5

/**
 * The two-letter code of the language of a text; null if it cannot be told. The language that the
 * feed states (`hint`, such as "en-GB") decides for short texts, and for longer ones that agree with
 * it.
 *
 * The language of nearly every text is found by counting function words, which takes a few kilobytes.
 * Only the first other text loads the detector, which takes 100 MB.
 */
export async function detectLanguage(text: string, hint?: string | null): Promise<string | null> {
  const read = text.slice(0, READ_CHARACTERS)
  const hinted = hint ? primaryTag(hint) : null
  if (!/\p{L}/u.test(read)) return hinted
  return (
    languageOfScript(read) ??
    languageOfFunctionWords(read, hinted) ??
    (await detected(read, hinted))
  )
}

function primaryTag(tag: string): string | null {
  return /^[a-z]{2}(?=$|[-_])/.exec(tag.trim().toLowerCase())?.[0] ?? null
}

/** The language that the letters of a text prove, as kana prove Japanese; null if there is none. */
export function languageOfScript(text: string): string | null {
  if (!BEYOND_LATIN.test(text)) return null
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [language, pattern] of scripts) {
    const own = text.match(pattern)?.length ?? 0
    if (own > 0 && own >= letters * (language === 'ja' ? KANA_SHARE : SCRIPT_SHARE)) return language
  }
  return null
}

/**
 * The language that letters and function words show, without the detector or a hint; null if it is
 * unclear.
 */
export function languageByWords(text: string): string | null {
  const read = text.slice(0, READ_CHARACTERS)
  return languageOfScript(read) ?? languageOfFunctionWords(read, null)
}

/**
 * The hint, if its function words are nearly the most frequent; else the language whose words are
 * clearly ahead; else the hint, if the text is short or has some of its words; else null.
 */
function languageOfFunctionWords(text: string, hint: string | null): string | null {
  const inText = words(text.toLowerCase(), null)
  const shares = [...countByLanguage(inText)]
    .map(([language, count]) => ({ language, share: count / inText.length }))
    .sort((a, b) => b.share - a.share)
  const [first, second] = shares
  if (!first) return inText.length < MANY_WORDS ? hint : null
  const hinted = shares.find(({ language }) => language === hint)?.share ?? 0
  if (hinted > 0 && hinted * CLEAR_LEAD >= first.share) return hint

  const leastShare = hint === null ? FUNCTION_WORD_SHARE : CONTRADICTING_SHARE
  const isTelling = inText.length >= ENOUGH_WORDS && first.share >= leastShare
  if (isTelling && first.share >= (second?.share ?? 0) * CLEAR_LEAD) return first.language
  return inText.length < MANY_WORDS || hinted >= HINT_SHARE ? hint : null
}

/** Counts the function words of each language that has any in the text. */
function countByLanguage(inText: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of inText) {
    for (const language of languagesOfWord.get(word) ?? []) {
      counts.set(language, (counts.get(language) ?? 0) + 1)
    }
  }
  return counts
}

async function detected(text: string, hint: string | null): Promise<string | null> {
  // The smallest detector is as accurate as the larger ones on titles and leads of 95 pages in
  // twenty languages, and needs a third of their memory.
  const { eld } = await import('eld/extrasmall')
  const found = eld.detect(text)
  if (found.language === '') return hint
  return found.isReliable() || hint === null ? found.language : hint
}
