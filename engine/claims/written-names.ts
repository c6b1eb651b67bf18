import { languagesOfWord } from '../words/function-words.ts'
import { languageWords } from '../words/language-words.ts'
import { languageOfScript } from '../words/language.ts'
import { takenPlaces, type Span } from './taken-places.ts'
import { wordSegments } from '../words/word-segments.ts'

/** A word of a name as it is compared. */
export interface NameWord {
  folded: string
  isCapital: boolean
  /**
   * True if the capital may have another reason, such as the start of a sentence, so that the word
   * need not be a name.
   */
  mayBeCommon: boolean
  /** Other forms in which a text may have the word. */
  commonForms: string[]
}

/** Words with a capital, side by side. */
export interface NameRun {
  text: string
  start: number
  words: NameWord[]
}

/** Letters of scripts with capitals, and digits that belong to a name: "F-16", "MH370", "Jean-Luc", "U.S". */
const CASED =
  /[\p{Lu}\p{Ll}\p{Lt}][\p{Lu}\p{Ll}\p{Lt}\p{M}\p{Nd}]*(?:['’.\-‑&][\p{Lu}\p{Ll}\p{Lt}\p{Nd}][\p{Lu}\p{Ll}\p{Lt}\p{M}\p{Nd}]*)*/gu
/**
 * Matches the end of the text before a word whose capital says nothing, such as the start of a
 * sentence.
 */
// safe expression: it looks at 8 characters
const BEGINS = /(?:^|[.!?…:;\n•|–—]\s*|["“‘«„'(¿¡[]\s*)$/u
const DEFINITE = /(?:^|\s)(?:the|le|la|les|el|los|las|il|lo|gli|o|os|as|de|het)\s+$/iu
const POSSESSIVE = /['’]s?$/u
/**
 * The share of words with capitals above which a capital says nothing, because the headline is in
 * title case or all in capitals.
 */
const TITLE_CASE_SHARE = 0.6
const ENOUGH_WORDS = 4

/**
 * The names of a text: runs of words with a capital, without those that only begin a sentence.
 * 'all' returns every word, so that a source can be searched for any word.
 */
export function nameRuns(
  text: string,
  taken: readonly Span[],
  language: string | null,
  which: 'names' | 'all' = 'names',
): NameRun[] {
  const spoken = language ?? 'en'
  const found = [...text.matchAll(CASED)]
  const isTitleCase = which === 'names' && isWrittenAsTitle(found, spoken)
  const isTaken = takenPlaces(taken)
  const runs: (NameRun & { end: number })[] = []
  for (const match of found) {
    const [start, end] = [match.index, match.index + match[0].length]
    if (isTaken(start, end)) continue
    const word = match[0].replace(POSSESSIVE, '')
    const isCapital = /[\p{Lu}\p{Lt}]/u.test(word)
    const lower = word.toLowerCase()
    if (which === 'names' && !isCapital && !/\d/u.test(word)) continue
    const before = text.slice(Math.max(0, start - 8), start)
    const mayBeCommon =
      which === 'names' &&
      !/\d|\p{Ll}\p{Lu}/u.test(word) &&
      (isTitleCase || BEGINS.test(before) || DEFINITE.test(before))
    if (which === 'names' && isSmallWord(word, lower, mayBeCommon, spoken)) continue

    const named = {
      folded: foldedName(word),
      isCapital,
      mayBeCommon,
      commonForms: mayBeCommon ? otherForms(lower) : [],
    }
    const run = runs.at(-1)
    if (
      run &&
      isCapital &&
      run.words.at(-1)!.isCapital &&
      /^['’s]{0,2}[ \u00a0]$/u.test(text.slice(run.end, start))
    ) {
      run.words.push(named)
      run.end = end
      run.text = text.slice(run.start, end)
    } else runs.push({ text: word, start, end, words: [named] })
  }
  return runs
}

/** Words that often begin sentences and name nobody. */
const OPENERS = new Set(
  `analysts authorities campaigners critics crews doctors economists emergency employees engineers experts
  families firefighters fire fans government hundreds investigators investors lawmakers leaders local markets
  millions ministers negotiators officers officials opponents organisers organizers parents people police
  polls president prices prosecutors protesters rescuers researchers residents roughly sales scientists schools
  shares shareholders state stocks students supporters thousands traders troops voters witnesses workers`.split(
    /\s+/,
  ),
)

/** Says if a word only connects words or begins a sentence, and is not a name. */
function isSmallWord(word: string, lower: string, mayBeCommon: boolean, language: string): boolean {
  // Single letters such as "I" and "A" are not names. The function words of all languages are
  // skipped, because the language may be unknown.
  if (word.length === 1 && mayBeCommon) return true
  const { isStopWord } = languageWords(language)
  if (lower === 'i' || (mayBeCommon && isStopWord(lower))) return true
  return mayBeCommon && (languagesOfWord.has(lower) || (language === 'en' && OPENERS.has(lower)))
}

/** Forms with other endings: "Rescuers" is covered by "rescuer", "Officials" by "official". */
function otherForms(lower: string): string[] {
  const bare = foldedName(lower)
  const endings = ['s', 'es', 'n', 'en', 'e']
  return endings.flatMap((ending) => [
    `${bare}${ending}`,
    ...(bare.endsWith(ending) && bare.length > ending.length + 3
      ? [bare.slice(0, -ending.length)]
      : []),
  ])
}

function isWrittenAsTitle(words: RegExpMatchArray[], language: string): boolean {
  if (words.length < ENOUGH_WORDS || language === 'de') return false
  const capital = words.filter(([word]) => /^[\p{Lu}\p{Lt}]/u.test(word)).length
  return capital > words.length * TITLE_CASE_SHARE
}

/** A name without its marks, dots and case: "Erdoğan" and "Erdogan", "U.S." and "US". */
export function foldedName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/[’‑]/gu, (mark) => (mark === '’' ? "'" : '-'))
}

const CASELESS = /[\p{Lo}\p{Lm}\p{M}]+/gu
const SMALL_CJK = /^[\p{Script=Hiragana}ー]+$/u
/** Prefixes of Arabic and Hebrew words that mean "and", "the" or "in". */
const CLINGING = /^(?:[وفبلك]?ال|[وفبلك]|[והבלמשכ]{1,2})(?=\p{L}{3})/u

/**
 * The words that carry meaning in a script without capitals, which cannot tell names from other
 * words. `forms` are the ways in which a source may write each.
 */
export function wordsWithoutCase(text: string, taken: readonly Span[]) {
  const isTaken = takenPlaces(taken)
  return Array.from(text.matchAll(CASELESS)).flatMap((match) => {
    if (!/\p{Lo}/u.test(match[0])) return []
    const language = languageOfScript(match[0]) ?? 'und'
    const { isStopWord } = languageWords(language)
    const segments = ['ja', 'zh', 'th'].includes(language)
      ? wordSegments(match[0], language)
      : [{ segment: match[0], index: 0 }]
    return segments.flatMap(({ segment, index }) => {
      const start = match.index + index
      const end = start + segment.length
      const isSmall = segment.length < 2 || isStopWord(segment) || SMALL_CJK.test(segment)
      if (isTaken(start, end) || isSmall) return []
      const forms = [segment, segment.replace(CLINGING, '')]
      if (language === 'ko' && segment.length > 2) forms.push(segment.slice(0, -1))
      if (language === 'ko' && segment.length > 3) forms.push(segment.slice(0, -2))
      return [{ text: segment, start, forms }]
    })
  })
}
