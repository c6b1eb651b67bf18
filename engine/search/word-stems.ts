import { languageWords } from '../words/language-words.ts'
import { withoutLeftEnding } from './left-endings.ts'

/**
 * Languages in which words are found in all their forms, by script. Each language also makes some
 * different words equal, so those with poor stemmers are left out.
 */
const stemmed: readonly (readonly [letters: RegExp, languages: readonly string[]])[] = [
  [/\p{Script=Latin}/u, 'en de fr es it pt nl sv da no fi hu ro tr'.split(' ')],
  [/\p{Script=Cyrillic}/u, ['ru']],
  [/\p{Script=Arabic}/u, ['ar']],
  [/\p{Script=Armenian}/u, ['hy']],
  [/\p{Script=Tamil}/u, ['ta']],
]
const STEMMED = new Set(stemmed.flatMap(([, languages]) => languages))

/** The languages whose stemmers apply to a word. */
export function languagesFor(word: string): readonly string[] {
  return stemmed.find(([letters]) => letters.test(word))?.[1] ?? []
}

/**
 * The fewest letters of a Latin stem. Shorter ones would be shared by too many words, except
 * Scandinavian ones such as "byen" and "nyt".
 */
const SHORTEST_STEM = 3
const SHORT_NORDIC = /^[a-z]y$/u
const NORDIC = new Set(['da', 'no', 'sv'])

/**
 * The stem of a word, without accents. A longer word in Turkish or Finnish also gets its first
 * letters, marked with "~", because these languages add many endings one after another.
 */
export function stemsOfWord(word: string, language: string): string[] {
  const plain = bare(word)
  const exact = folded(plain)
  if (!STEMMED.has(language)) return [exact]
  const singular = singularOf(plain, language)
  const whole = singular === plain ? exact : folded(singular)
  const snowball = folded(languageWords(language).stem(singular))
  const stem = withoutLeftEnding(snowball, language)
  const isShort =
    stem.length < SHORTEST_STEM &&
    stem.length < whole.length - 1 &&
    /^[a-z]*$/u.test(stem) &&
    !(NORDIC.has(language) && SHORT_NORDIC.test(stem))
  const first = isShort || stem === '' ? whole : stem
  const beginning = beginningOf(exact, language)
  return beginning === null ? [first] : [first, beginning]
}

/** Plural endings that the stemmer of the language misreads. */
const plurals: Readonly<Record<string, readonly (readonly [ending: RegExp, singular: string])[]>> =
  {
    es: [
      [/ces$/u, 'z'],
      [/(?<=[rldjnsz])es$/u, ''],
      [/(?<=[aeo])s$/u, ''],
    ],
    pt: [
      [/[õã]es$/u, 'ão'],
      [/ais$/u, 'al'],
      [/éis$/u, 'el'],
      [/(?<=..)eis$/u, 'il'],
      [/óis$/u, 'ol'],
      [/uis$/u, 'ul'],
      [/ns$/u, 'm'],
      [/(?<=[rz])es$/u, ''],
      [/(?<=[aeo])s$/u, ''],
    ],
  }

function singularOf(word: string, language: string): string {
  if (word.length < 4) return word
  const found = plurals[language]?.find(([ending]) => ending.test(word))
  return found ? word.replace(found[0], found[1]) : word
}

/**
 * The first letters of a Turkish or Finnish word, which identify it as well as a stem does; null
 * for short words and other languages.
 */
function beginningOf(word: string, language: string): string | null {
  if (language === 'tr') return word.length >= 5 ? `${word.slice(0, 5)}~` : null
  if (language !== 'fi' || word.length < 6) return null
  return `${word.slice(0, word.length < 10 ? 5 : 7)}~`
}

const BEYOND_ASCII = /[\u0080-\u{10ffff}]/u
/**
 * Separate accents, vowel signs of Hebrew and Arabic, and the character that stretches Arabic
 * words.
 */
const LOOSE_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/gu
const WITH_ACCENT = /[\u00c0-\u024f\u0370-\u03ff\u1e00-\u1fff]/gu
const SPELLED_LETTERS = /[ßæœøđðłıþςё]/gu
const SPELLED = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ł: 'l',
    ı: 'i',
    þ: 'th',
    ς: 'σ',
    ё: 'е',
  }),
)

/** The form of a word in texts of an unknown language. */
export function exactOf(word: string): string {
  return folded(bare(word))
}

function bare(word: string): string {
  return BEYOND_ASCII.test(word) ? word.replaceAll(LOOSE_MARKS, '') : word
}

/**
 * A word without accents and with special letters spelled out, so that "École" equals "ecole", and
 * "Straße" equals "Strasse".
 */
function folded(word: string): string {
  if (!BEYOND_ASCII.test(word)) return word
  return word
    .replaceAll(SPELLED_LETTERS, (letter) => SPELLED.get(letter)!)
    .replaceAll(WITH_ACCENT, (letter) => letter.normalize('NFD')[0]!)
    .replaceAll(LOOSE_MARKS, '')
}
