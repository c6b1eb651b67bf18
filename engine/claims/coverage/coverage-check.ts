import { languageByWords } from '../../words/language.ts'
import { takenPlaces } from '../taken-places.ts'
import { withoutFirstCapital } from '../common-words/common-words.ts'
import { areCommonNouns } from '../common-words/german-nouns.ts'
import { loneOnes, onesSaid } from './lone-ones.ts'
import { smallNames } from './small-names.ts'
import { placeOf, spelledAmounts, type SpelledAmount } from './spelled-amounts.ts'
import { withSpelledDays } from './spelled-days.ts'
import { isNow, speaksToReader, toldTimes } from './told-times.ts'
import { isRepeatedDay, withRepeatedDays } from '../repeated-days.ts'
import { spelledNumbers } from '../spelled-numbers.ts'
import { saysDate, writtenDates, type WrittenDate } from '../written-dates.ts'
import { nameRuns, wordsWithoutCase, type NameRun, type NameWord } from '../written-names.ts'
import { writtenNumbers, type WrittenNumber } from '../written-numbers.ts'

/**
 * The names, numbers and dates of a sentence that none of the texts contains, as written; empty if
 * the texts contain them all. In doubt, two spellings count as different: it is better to leave out
 * a true sentence than to accept a wrong one. A sentence too short to detect its language is read
 * in the stated one.
 */
export function uncovered(
  sentence: string,
  sources: readonly string[],
  stated: string | null = null,
): string[] {
  if (sources.some((source) => standsIn(sentence, source))) return []
  const told = languageByWords(sentence)
  const language = told ?? stated ?? languageByWords(sources.join('\n'))
  const said = sources.map((source) => readSource(source, language))
  const missing: { start: number; text: string }[] = []

  const dates = datesIn(sentence, language)
  for (const date of dates) {
    if (!said.some((source) => hasDate(source, date))) missing.push(date)
  }
  const addresses = Array.from(sentence.matchAll(ADDRESS), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  for (const address of addresses) {
    const isThere = said.some(({ folded }) => folded.includes(address.text.toLowerCase()))
    if (!isThere) missing.push(address)
  }
  const taken = [...dates, ...addresses]
  const isTaken = takenPlaces(taken)
  const numbers = numbersIn(sentence, [language, stated]).filter(
    ({ start, end }) => !isTaken(start, end),
  )
  for (const number of numbers) {
    if (!said.some((source) => hasNumber(source, number))) missing.push(number)
  }
  const isNumber = takenPlaces(numbers)
  const spoken = language ?? 'en'
  const isInvitation = speaksToReader(sentence, spoken)
  const times = toldTimes(sentence, spoken).filter(({ key }) => !isInvitation || !isNow(key))
  const amounts = [
    ...amountsIn(sentence, [language, stated]),
    ...loneOnes(sentence, spoken),
    ...times,
  ]
    // Leaves out a number that is only a part of a word, such as "ninety-first".
    .filter(({ start, end }) => !isTaken(start, end) && !isNumber(end - 1, end))
  for (const amount of amounts) {
    if (!said.some((source) => hasAmount(source, amount)))
      missing.push({ start: amount.start, text: sentence.slice(amount.start, amount.end) })
  }
  const found = [...taken, ...numbers, ...amounts]
  for (const run of nameRuns(withoutFirstCapital(sentence, language), found, language)) {
    if (language === 'de' && areCommonNouns(run.words)) continue
    if (!said.some((source) => hasName(source, run))) missing.push(run)
  }
  const isFound = takenPlaces(found)
  for (const name of smallNames(sentence, language).filter(
    ({ start, end }) => !isFound(start, end),
  ))
    if (!said.some(({ names }) => names.words.has(name.folded))) missing.push(name)
  for (const word of wordsWithoutCase(sentence, found)) {
    if (!said.some(({ text }) => word.forms.some((form) => text.includes(form)))) missing.push(word)
  }
  return missing.toSorted((a, b) => a.start - b.start).map(({ text }) => text)
}

/**
 * Matches web addresses, mail addresses and account names, of the lengths that RFC 1035 and RFC
 * 5321 allow. A mail address is tried only at its first character, because trying it at each would
 * read up to 64 characters again every time.
 */
const ADDRESS =
  /https?:\/\/\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]+|[@#][\p{L}\p{N}_]{2,}|(?<![\w@])(?:[a-z0-9-]{1,63}\.){1,16}[a-z]{2,63}(?:\/\S*)?(?!\w)/giu

interface Source {
  text: string
  folded: string
  dates: WrittenDate[]
  numbers: WrittenNumber[]
  amounts: ReadonlySet<string>
  names: SourceNames
}

interface SourceNames {
  /** The words of the text, and whether each occurs with a capital, without one, and alone. */
  words: Map<string, { isCapital: boolean; isLower: boolean; isAlone: boolean }>
  /** Pairs of adjacent names. */
  pairs: Set<string>
}

/**
 * The most characters of sources in the cache. The next sentence usually cites the same sources.
 */
const CHARACTERS_HELD = 2_000_000
const cache = new Map<string, Source>()
let heldCharacters = 0

function readSource(text: string, unlessTold: string | null): Source {
  const key = `${unlessTold} ${text}`
  const known = cache.get(key)
  if (known) return known
  const language = languageByWords(text) ?? unlessTold
  const dates = datesIn(text, language)
  // A number in the day of a date, as "third" in "the third of May", is not a count.
  const isDay = takenPlaces(dates.filter(({ day }) => day !== null))
  const source = {
    text,
    folded: text.toLowerCase(),
    dates,
    numbers: numbersIn(text, [language]).filter(({ start, end }) => !isDay(start, end)),
    amounts: new Set([
      ...amountsIn(text, [language]).map(({ key }) => key),
      ...onesSaid(text, language ?? 'en'),
      ...toldTimes(text, language ?? 'en').map(({ key }) => key),
    ]),
    names: readNames(text, language),
  }
  heldCharacters += text.length
  if (heldCharacters > CHARACTERS_HELD) {
    cache.clear()
    heldCharacters = text.length
  }
  cache.set(key, source)
  return source
}

function readNames(text: string, language: string | null): SourceNames {
  const names: SourceNames = { words: new Map(), pairs: new Set() }
  for (const run of nameRuns(text, [], language, 'all')) {
    const isAlone = run.words.length === 1
    run.words.forEach(({ folded, isCapital }, at) => {
      const known = names.words.get(folded) ?? { isCapital: false, isLower: false, isAlone: false }
      names.words.set(folded, {
        isCapital: known.isCapital || isCapital,
        isLower: known.isLower || !isCapital,
        isAlone: known.isAlone || isAlone,
      })
      const next = run.words[at + 1]
      if (next) names.pairs.add(`${folded} ${next.folded}`)
    })
  }
  return names
}

function datesIn(text: string, language: string | null): WrittenDate[] {
  const written = withSpelledDays(text, writtenDates(text, language), language)
  return withRepeatedDays(text, written, language)
}

/**
 * Finds numbers in the words of each of these languages, because the language of a short text is
 * uncertain.
 */
function numbersIn(text: string, languages: readonly (string | null)[]): WrittenNumber[] {
  const numbers = new Map<number, WrittenNumber>()
  for (const language of new Set(languages.map((each) => each ?? languages[0] ?? null)))
    for (const number of writtenNumbers(text, language, spelledNumbers))
      if (!numbers.has(number.start)) numbers.set(number.start, number)
  return [...numbers.values()]
}

function amountsIn(text: string, languages: readonly (string | null)[]): SpelledAmount[] {
  return [...new Set(languages.map((each) => each ?? languages[0] ?? 'en'))].flatMap((language) =>
    spelledAmounts(text, language),
  )
}

/** Says if a source has an amount in words. "The third" may also be written "3rd" or "3.". */
function hasAmount({ amounts, text }: Source, { key }: SpelledAmount): boolean {
  if (amounts.has(key)) return true
  const place = placeOf(key)
  if (place === null) return false
  // safe expression: a number and a few letters
  return new RegExp(
    `(?<![\\d.,])${place}(?:st|nd|rd|th|er?|[èe]me|[ºª.])(?![\\d\\p{L}])`,
    'iu',
  ).test(text)
}

/** Says if a source holds the sentence word for word, not in the middle of a word. */
function standsIn(sentence: string, source: string): boolean {
  const at = sentence === '' ? -1 : source.indexOf(sentence)
  if (at < 0) return sentence.trim() === ''
  const isWordy = (letters: string) => /^[\p{L}\p{N}]{2}$/u.test(letters)
  const end = at + sentence.length
  return (
    !isWordy(source.slice(Math.max(0, at - 1), at + 1)) && !isWordy(source.slice(end - 1, end + 1))
  )
}

function hasDate({ dates, numbers, folded }: Source, claim: WrittenDate): boolean {
  if (claim.month === null && claim.weekday === null)
    return folded.includes(claim.text.toLowerCase())
  // A source about an event on one Sunday does not prove a sentence about every Sunday.
  if (isRepeatedDay(claim))
    return dates.some((date) => date.weekday === claim.weekday && isOfMany(date, folded))
  if (dates.some((date) => saysDate(date, claim))) return true
  // The year may be stated elsewhere in the text that says "on 5 March".
  const isOfYear = numbers.some(({ value, unit }) => unit === '' && value === String(claim.year))
  return (
    claim.year !== null &&
    isOfYear &&
    dates.some((date) => date.year === null && saysDate(date, { ...claim, year: null }))
  )
}

const isOfMany = (date: WrittenDate, folded: string) =>
  isRepeatedDay(date) ||
  /(?:every|each|jede[nmrs]?|chaque|tous les|le|cada|todos los|los) $/u.test(
    folded.slice(Math.max(0, date.start - 12), date.start),
  )

function hasNumber({ numbers, dates }: Source, claim: WrittenNumber): boolean {
  const isYear = claim.unit === '' && dates.some(({ year }) => String(year) === claim.value)
  return (
    isYear ||
    numbers.some(({ text, value, unit }) =>
      claim.value === null || value === null
        ? text.toLowerCase().replaceAll('–', '-') === claim.text.toLowerCase().replaceAll('–', '-')
        : value === claim.value && unit === claim.unit,
    )
  )
}

/**
 * Says if a name is in the text. One word must occur there; several words must be adjacent, or
 * split into groups that each are. So "Jill Clinton" is not covered by a text about a Jill Stein
 * and a Hillary Clinton.
 */
function hasName({ names }: Source, { words }: NameRun): boolean {
  const reached = [true, ...words.map(() => false)]
  for (let from = 0; from < words.length; from++) {
    if (!reached[from]) continue
    if (isThere(names, words[from]!, words.length > 1)) reached[from + 1] = true
    for (let to = from + 1; to < words.length; to++) {
      if (!names.pairs.has(`${words[to - 1]!.folded} ${words[to]!.folded}`)) break
      reached[to + 1] = true
    }
  }
  return reached[words.length]!
}

function isThere({ words }: SourceNames, word: NameWord, isInRun: boolean): boolean {
  const known = words.get(word.folded)
  if (word.mayBeCommon && (known || word.commonForms.some((form) => words.has(form)))) return true
  if (!known) return false
  if (isInRun) return known.isAlone || known.isLower
  return known.isCapital
}
