import { englishCardinal } from '../spoken/languages/english-numbers.ts'
import { frenchCardinal } from '../spoken/languages/french-numbers.ts'
import { germanCardinal } from '../spoken/languages/german-numbers.ts'
import { spanishCardinal } from '../spoken/languages/spanish-numbers.ts'
import { upToNinetyNine } from './written-numbers.ts'
import type { Span } from './taken-places.ts'

/** A number in words, from `start` to `end`. */
export interface SpelledNumber extends Span {
  value: number
}

interface Counting {
  /** Words of the numbers up to 999, as `plain` writes them. */
  values: ReadonlyMap<string, number>
  thousand: string
  /** Words that may connect the parts of a number. */
  joints: ReadonlySet<string>
  /** Words before "hundred" that make it a percentage: "per cent". */
  notBehind: ReadonlySet<string>
}

const counted = (language: string, thousand: string, hundred: string[], small: string[]) => ({
  values: new Map([
    ...Array.from({ length: 998 }, (_, at): [string, number] => [
      plain(cardinals[language]!(at + 2)),
      at + 2,
    ]),
    ...hundred.map((word): [string, number] => [word, 100]),
  ]),
  thousand,
  joints: new Set(small),
  notBehind: new Set(['per', 'pour', 'por']),
})

const cardinals: Record<string, (value: number) => string> = {
  en: englishCardinal,
  fr: frenchCardinal,
  es: spanishCardinal,
}
const read = new Map<string, Counting>()
function countingIn(language: string): Counting | null {
  const known = read.get(language)
  if (known || !(language in cardinals)) return known ?? null
  const made = {
    en: () => counted('en', 'thousand', ['hundred'], ['and']),
    fr: () => counted('fr', 'mille', ['cent'], ['et']),
    es: () => counted('es', 'mil', ['cien', 'ciento'], ['y']),
  }[language]!()
  read.set(language, made)
  return made
}

/** Says if numbers of any size in words can be read in a language. */
export const countsIn = (language: string) => language === 'de' || language in cardinals

/** The most words of a number below a thousand. */
const MOST_WORDS = 6

/**
 * Finds numbers in words, whatever their size. A single "one" is left out, because it is also a
 * pronoun and an article. Unlike `spelledNumber`, which only compares figures of news, it must not
 * miss any number.
 */
export function spelledNumbers(text: string, language: string): SpelledNumber[] {
  const counting = countingIn(language)
  if (language === 'de') return [...oneOfScale(text), ...inGerman(text)]
  if (!counting) return upToNinetyNine(text, language)
  const words = Array.from(text.matchAll(/\p{L}+/gu), (match) => ({
    word: plain(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const isJoined = (at: number) =>
    at === 0 || /^[-\u2010\u2011 \u00a0]$/u.test(text.slice(words[at - 1]!.end, words[at]!.start))
  const found: SpelledNumber[] = []
  for (let at = 0; at < words.length; at++) {
    if (isOtherWord(counting, words, at, language)) continue
    const number = readFrom(counting, words, at, isJoined)
    if (!number) continue
    found.push({ start: words[at]!.start, end: words[number.last]!.end, value: number.value })
    at = number.last
  }
  return [...oneOfScale(text), ...found]
}

/** Finds the "a" of "a million", which is a 1 that the noun multiplies. */
function oneOfScale(text: string): SpelledNumber[] {
  return Array.from(text.matchAll(ONE), (match) => {
    const start = match.index
    return { start, end: start + match[0].length, value: 1 }
  })
}

const ONE =
  /(?<!\p{L})(?:one|an?|eine[rn]?|une?)(?=[ \u00a0](?:million|milliard|billion|trillion|millón|billón|mill[eé]n))/giu

interface Word extends Span {
  word: string
}

const HUNDRED = new Set(['cent', 'ciento', 'cien'])

/**
 * Says if a word is not a number here. French "neuf" is nine only before a plural or a larger
 * number; otherwise it means "new".
 */
function isOtherWord({ notBehind }: Counting, words: Word[], at: number, language: string) {
  // "Por ciento" is a percentage, but "por veintisiete" contains a number.
  if (HUNDRED.has(words[at]!.word) && notBehind.has(words[at - 1]?.word ?? '')) return true
  const next = words[at + 1]?.word ?? ''
  return language === 'fr' && words[at]!.word === 'neuf' && !/[sx]$|^(?:cent|mille)/u.test(next)
}

function readFrom(
  { values, thousand, joints }: Counting,
  words: Word[],
  from: number,
  isJoined: (at: number) => boolean,
): { value: number; last: number } | null {
  const below = (at: number) => longest(values, joints, words, at, isJoined)
  const head = words[from]!.word === thousand ? { value: 1, last: from - 1 } : below(from)
  if (!head) return null
  const next = head.last + 1
  if (words[next]?.word !== thousand || (next > from && !isJoined(next))) return head
  const behind = words[next + 1] && isJoined(next + 1) ? next + 1 : null
  const rest = behind === null ? null : (below(behind) ?? joinedRest(joints, words, behind, below))
  return { value: head.value * 1000 + (rest?.value ?? 0), last: rest?.last ?? next }
}

/** Reads the rest of a number after "and", as in "two thousand and five". */
function joinedRest(
  joints: ReadonlySet<string>,
  words: Word[],
  at: number,
  below: (at: number) => { value: number; last: number } | null,
) {
  return joints.has(words[at]!.word) && words[at + 1] ? below(at + 1) : null
}

function longest(
  values: ReadonlyMap<string, number>,
  joints: ReadonlySet<string>,
  words: Word[],
  from: number,
  isJoined: (at: number) => boolean,
): { value: number; last: number } | null {
  let found: { value: number; last: number } | null = null
  let phrase = ''
  for (let at = from; at < Math.min(words.length, from + MOST_WORDS); at++) {
    if (at > from && !isJoined(at)) break
    const { word } = words[at]!
    if (joints.has(word)) {
      if (at === from) break
      continue
    }
    phrase = phrase === '' ? word : `${phrase} ${word}`
    const value = values.get(phrase)
    if (value !== undefined) found = { value, last: at }
  }
  return found
}

/** Removes accents, plural endings and joints, so that all spellings of a number are equal. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[-\s]/u)
    .filter((word) => !['and', 'et', 'y'].includes(word) || words.length < 4)
    .map((word) =>
      word
        .replace(/^(vingt|cent)s$/u, '$1')
        .replace(/(cient|gent|nient)as$/u, '$1os')
        .replace(/^(veinti)?un[aeo]?$/u, '$1un'),
    )
    .join(' ')
}

const BELOW_HUNDRED = new Map(
  Array.from({ length: 99 }, (_, at): [string, number] => [germanCardinal(at + 1), at + 1]),
)
BELOW_HUNDRED.set('ein', 1)
/** Endings that make an adjective or a noun of a number: "dreijährig", "zweifach". */
const COUNTING_ENDING =
  /^(?:jährig|tägig|stündig|minütig|wöchig|monatig|köpfig|fach|mal|stellig|stöckig|prozentig|teilig|seitig|spurig)\p{L}{0,3}$/u

function inGerman(text: string): SpelledNumber[] {
  return Array.from(text.matchAll(/\p{L}+/gu)).flatMap((match) => {
    const value = germanValue(match[0].toLowerCase().replaceAll('dreissig', 'dreißig'))
    if (value === null) return []
    return [{ start: match.index, end: match.index + match[0].length, value }]
  })
}

function germanValue(word: string): number | null {
  const whole = belowMillion(word)
  if (whole !== null) return whole === 1 ? null : whole
  // Reads the German word for "eighties" as 80.
  if (word.endsWith('ziger')) return belowMillion(word.slice(0, -2))
  // No ending is longer than twelve letters.
  for (let end = Math.max(3, word.length - 12); end <= word.length - 3; end++) {
    if (!COUNTING_ENDING.test(word.slice(end))) continue
    const value = belowMillion(word.slice(0, end))
    if (value !== null && value > 1) return value
  }
  return null
}

function belowMillion(word: string): number | null {
  const [head, tail] = cutAt(word, 'tausend')
  if (tail === null) return belowThousand(word)
  const thousands = head === '' ? 1 : belowThousand(head)
  const rest = tail === '' ? 0 : belowThousand(tail)
  return thousands === null || rest === null ? null : thousands * 1000 + rest
}

function belowThousand(word: string): number | null {
  const [head, tail] = cutAt(word, 'hundert')
  if (tail === null) return BELOW_HUNDRED.get(word) ?? null
  const hundreds = head === '' ? 1 : BELOW_HUNDRED.get(head)
  const rest = tail === '' ? 0 : BELOW_HUNDRED.get(tail)
  return hundreds === undefined || rest === undefined ? null : hundreds * 100 + rest
}

/** The parts of a word before and after `middle`; the second is null if the word lacks it. */
function cutAt(word: string, middle: string): [string, string | null] {
  const at = word.indexOf(middle)
  if (at === -1) return [word, null]
  return [word.slice(0, at), word.slice(at + middle.length).replace(/^und(?=\p{L})/u, '')]
}
