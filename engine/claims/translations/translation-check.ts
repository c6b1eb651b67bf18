import { findNames } from '../../names/find-names.ts'
import type { KnownNames } from '../../names/name-part.ts'
import { languageByWords } from '../../words/language.ts'
import { hasWordFor } from '../../words/number-words.ts'
import { NOUNS_HAVE_CAPITALS } from '../../words/text-runs.ts'
import { spelledAmounts } from '../coverage/spelled-amounts.ts'
import { withSpelledDays } from '../coverage/spelled-days.ts'
import { withRepeatedDays } from '../repeated-days.ts'
import { saysDate, writtenDates, type WrittenDate } from '../written-dates.ts'
import { takenPlaces, type Span } from '../taken-places.ts'
import { foldedName, nameRuns } from '../written-names.ts'
import { countsIn, spelledNumbers } from '../spelled-numbers.ts'
import { writtenNumbers, type WrittenNumber } from '../written-numbers.ts'
import { clockTimes, type ClockTime } from './clock-times.ts'
import { countriesOf, countriesWritten } from './countries.ts'
import { ordinalPlaces, type OrdinalPlace } from './ordinal-places.ts'

export interface TextInLanguage {
  text: string
  /** The language by its two letters. */
  language: string
}

/** A name with its translation: "Supreme Court" and "Oberster Gerichtshof". */
export interface NamePair {
  original: string
  translated: string
}

/** Faults of a translation, as written in its texts; the lists are empty if there are none. */
export interface TranslationFaults {
  lost: string[]
  invented: string[]
  /** True if the translation seems to be in another language than was asked for. */
  isOtherLanguage: boolean
  /** True if names of the two texts are in different alphabets, so that they cannot be compared. */
  isOfOtherLetters: boolean
}

/**
 * Compares a translation with its original. Ordinary words cannot be compared, but all numbers,
 * dates and names of each text must be in the other. The translator may state how it translated
 * names, except those of people; both sides of such a pair must be in the texts.
 */
export function translationFaults(
  original: TextInLanguage,
  translation: TextInLanguage,
  pairs: readonly NamePair[] = [],
): TranslationFaults {
  const [from, to] = [readText(original), readText(translation)]
  const meant = pairs.filter((pair) => isMeant(pair, from, to)).slice(0, MOST_PAIRS)
  const told = languageByWords(translation.text)
  return {
    lost: missingOf(from, to, namedIn(meant, 'original')),
    invented: missingOf(to, from, namedIn(meant, 'translated')),
    isOtherLanguage:
      (told !== null && told !== translation.language) ||
      (original.language !== translation.language &&
        foldedName(original.text) === foldedName(translation.text)),
    isOfOtherLetters: !isLatin(original.text) || !isLatin(translation.text),
  }
}

const MOST_PAIRS = 20
const MINUTES = 60
const LATIN_SHARE = 0.8
/**
 * The most letters in which endings may differ, because they change with the language: "Veils" and
 * "Veil".
 */
const MOST_ENDING = 3
const LEAST_STEM = 4
/**
 * Units of money and measures. Any other ending of a number is a word of its language: "90s" and
 * "90er".
 */
const KNOWN_UNIT = /^(?:[%$€£¥₹₽°]|pp|cny|chf|km|m|mi|kg|t)$/u

const NOBODY: KnownNames = { kindOf: () => null, isSurname: () => false }

interface ReadText extends TextInLanguage {
  words: Set<string>
  numbers: WrittenNumber[]
  times: ClockTime[]
  places: OrdinalPlace[]
  /** Amounts that are not plain numbers, by their keys: "12x" for a dozen. */
  amounts: ReadonlySet<string>
  dates: WrittenDate[]
  names: { text: string; words: string[] }[]
  /** Last words of the names of people. */
  people: Set<string>
  countries: Set<string>
}

function readText({ text, language }: TextInLanguage): ReadText {
  const written = withSpelledDays(text, writtenDates(text, language), language)
  const dates = withRepeatedDays(text, written, language)
  const isTaken = takenPlaces(dates)
  const isFree = ({ start, end }: Span) => !isTaken(start, end)
  const places = ordinalPlaces(text, language).filter(isFree)
  const numbers = writtenNumbers(text, language, spelledNumbers).filter(isFree)
  const words = new Set(wordsOf(text))
  const found = findNames(text, language, NOBODY)
  const known = found.flatMap(({ name, kind }) =>
    kind === null ? [] : [{ text: name, words: wordsOf(name) }],
  )
  const names = NOUNS_HAVE_CAPITALS.has(language)
    ? known
    : nameRuns(text, [...dates, ...numbers, ...places], language).flatMap((run) => {
        // A word that may have its capital for another reason belongs to a name only next to a
        // certain word of a name.
        const sure = run.words.filter(({ mayBeCommon }) => !mayBeCommon)
        const named = sure.flatMap((word) => wordsOf(word.folded))
        return named.length === 0 ? [] : [{ text: run.text, words: named }]
      })
  const people = new Set(
    found.flatMap(({ name, kind }) => (kind === 'person' ? wordsOf(name).slice(-1) : [])),
  )
  const countries = new Set([
    ...[...words].flatMap((word) => countriesOf(word, language)),
    ...countriesWritten(text, language),
  ])
  const times = clockTimes(text).filter(isFree)
  const amounts = new Set(spelledAmounts(text, language).map(({ key }) => key))
  return {
    ...{ text, language, words, numbers, times, places },
    ...{ amounts, dates, names, people, countries },
  }
}

function wordsOf(text: string): string[] {
  return foldedName(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function isMeant({ original, translated }: NamePair, from: ReadText, to: ReadText): boolean {
  const [said, called] = [wordsOf(original), wordsOf(translated)]
  if (said.length === 0 || called.length === 0) return false
  // Numbers are not names, and names of people are not translated.
  if ([...said, ...called].some((word) => /\d/u.test(word))) return false
  if (said.some((word) => from.people.has(word)) || called.some((word) => to.people.has(word)))
    return false
  return standsIn(said, from) && standsIn(called, to)
}

function standsIn(words: string[], { text }: ReadText): boolean {
  return ` ${wordsOf(text).join(' ')} `.includes(` ${words.join(' ')} `)
}

function namedIn(pairs: readonly NamePair[], side: keyof NamePair): Set<string> {
  return new Set(pairs.flatMap((pair) => wordsOf(pair[side])))
}

/** Words of one text that are missing in the other. */
function missingOf(one: ReadText, other: ReadText, settled: ReadonlySet<string>): string[] {
  const dates = one.dates.filter((date) => !other.dates.some((there) => isSameDate(date, there)))
  const isTime = takenPlaces(other.times.length > 0 ? one.times : [])
  const numbers = one.numbers.filter(
    (number) => !isTime(number.start, number.end) && !hasNumber(other, number),
  )
  const times = one.times
    .filter((time) => other.times.length > 0 && !hasTime(other, time))
    .map(({ start, end }) => ({ text: one.text.slice(start, end) }))
  const places = one.places.filter(({ place }) => !hasPlace(other, place))
  const names = one.names.filter(
    ({ text, words }) =>
      words.some((word) => !settled.has(word) && !hasName(other, word, one.language)) &&
      !countriesWritten(text, one.language).some((code) => other.countries.has(code)),
  )
  return [...new Set([...dates, ...numbers, ...times, ...places, ...names].map(({ text }) => text))]
}

function isSameDate(one: WrittenDate, other: WrittenDate): boolean {
  const isUnclear = one.day === null && one.month === null && one.weekday === null
  if (isUnclear && one.year === null) return one.text === other.text
  return saysDate(one, other) && saysDate(other, one)
}

/**
 * Says if a text has a time of day. The first hour of "From 8 to 12 Uhr" has no "Uhr" of its own.
 */
function hasTime({ times, numbers }: ReadText, { minutes }: ClockTime): boolean {
  const isTime = takenPlaces(times)
  return (
    times.some((there) => there.minutes === minutes) ||
    numbers.some(
      ({ start, end, value }) => !isTime(start, end) && Number(value) * MINUTES === minutes,
    )
  )
}

/**
 * Says if a text has an ordinal, which may also be written as a number: "3rd", "3.", "3e". In
 * languages whose ordinals are unknown, every ordinal counts as present.
 */
function hasPlace({ places, numbers, dates, language }: ReadText, place: number): boolean {
  return (
    !countsIn(language) ||
    places.some((there) => there.place === place) ||
    numbers.some(({ value }) => value === String(place)) ||
    dates.some(({ day }) => day === place)
  )
}

function hasNumber(
  { numbers, language, amounts, places }: ReadText,
  claim: WrittenNumber,
): boolean {
  // A translation may write "a dozen" as "zwölf", and "3rd" as "third".
  if (amounts.has(`${claim.value}x`)) return true
  if (places.some(({ place }) => claim.unit === '' && claim.value === String(place))) return true
  const isThere = numbers.some(({ text, value, unit }) => {
    if (claim.value === null || value === null)
      return text === claim.text || onlyDigits(text) === onlyDigits(claim.text)
    if (value !== claim.value) return false
    return unit === claim.unit || !(isUnit(unit) || isUnit(claim.unit))
  })
  if (isThere) return true
  // The number is a word, and its word in the other language is unknown, so it counts as present.
  const isWord = !/\p{Nd}/u.test(claim.text)
  return (
    isWord &&
    claim.value !== null &&
    !countsIn(language) &&
    !hasWordFor(Number(claim.value), language)
  )
}

/**
 * Removes marks between digits, because "1.200" may mean thousands or decimals. Results such as
 * "2-1" keep theirs.
 */
const onlyDigits = (text: string) => text.replaceAll(/(?<=\d)[.,'’ \u00a0\u202f](?=\d)/gu, '')

const isUnit = (unit: string) => KNOWN_UNIT.test(unit)

function hasName({ words, countries }: ReadText, word: string, language: string): boolean {
  if (words.has(word)) return true
  if (countriesOf(word, language).some((code) => countries.has(code))) return true
  if (word.length < LEAST_STEM) return false
  return [...words].some((there) => {
    const [short, long] = there.length < word.length ? [there, word] : [word, there]
    return (
      short.length >= LEAST_STEM &&
      long.length - short.length <= MOST_ENDING &&
      long.startsWith(short)
    )
  })
}

/** Says if nearly all letters of a text are Latin ones. */
export function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= letters * LATIN_SHARE
}
