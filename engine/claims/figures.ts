import { languageByWords } from '../words/language.ts'
import { stems } from '../words/terms.ts'
import { fatesIn, isToll, nearestFate } from './fates.ts'
import { writtenDates } from './written-dates.ts'
import { writtenNumbers, type WrittenNumber } from './written-numbers.ts'

/** A number in a sentence, and the thing that it counts. */
export interface Figure {
  value: number
  unit: string
  /** The fate of the counted people: "dead", "injured" and so on; null without one. */
  fate: string | null
  /**
   * The stem of the word after the number; null if that word is "people" or has no meaning of its
   * own.
   */
  noun: string | null
  /**
   * The precision of the number: "at least 12" is "least"; "about 12" is "about", because the count
   * may be a few more or fewer.
   */
  bound: 'exact' | 'least' | 'about'
  /** The place of the number with the words that say what it counts. */
  start: number
  end: number
}

const PEOPLE =
  /^(?:people|persons?|others?|menschen|personen|leute|personnes|personas|persone|pessoas|mensen|personer|человек|osób)$/iu
/** Words for a part of the whole, which is not a later value of the number. */
const PART_BEFORE =
  /(?:including|among (?:them|those)|of (?:them|whom|those)|darunter|davon|dont|entre ell[oa]s|tra cui|incluindo)\s+(?:at least\s+)?$/iu
const PART_BEHIND =
  /^\s*(?:of (?:them|whom|those)\b|davon|d['’]entre|de ell[oa]s|-?years?(?:[- ]old)?\b|[- ]?jährig|ans\b|años\b|anni\b)/iu
/**
 * Words after a number that is a part of a whole: "12 of the passengers". They are ignored after a
 * share, which is always a part.
 */
const PART_OF_THE = /^\s*of (?:the|its|his|her|their)\b/iu
/** Words for an addition. No number of a sentence with one is the total. */
const ADDED_BEFORE =
  /(?:another|additional|further|more|weitere|autres?|otr[oa]s|altr[ie]|outr[oa]s)\s+(?:at least\s+)?$/iu
const ADDED_BEHIND = /^\s*(?:more|others|weitere|autres|más|altr[ie])(?!\p{L})/iu
/** Words for a lower bound: "more than 12" is not an addition. */
const LEAST_BEFORE =
  /(?:at least|more than|over|upwards of|no fewer than|mindestens|mehr als|über|au moins|plus de|al menos|más de|almeno|più di|oltre|pelo menos|mais de|minst|meer dan|не менее|более)\s+$/iu
const ABOUT_BEFORE =
  /(?:nearly|almost|about|around|some|roughly|approximately|up to|as many as|close to|an estimated|rund|etwa|fast|environ|près de|unos|casi|cerca de|circa|quasi|około|около)\s+$/iu
/** Words before a number that counts nothing, such as an age or the number of a stage or a page. */
const LABEL_BEFORE =
  /(?:\b(?:aged?|stage|day|phase|no\.?|number|page|chapter|part|round|route|highway|flight|district|ward|unit|level|category|version|top|first|last|next|past|every|each)|(?:dead|die[sd]|killed) at)\s+(?:of\s+)?$/iu
const AGE_BEFORE = /\p{L}[”"]?, $/u
const AGE_BEHIND = /^\s*(?:,|\)|$)/u
/** The end of a time of day, as in "3: 24 pm" or "24 PM". */
const CLOCK_BEHIND = /^\s*(?:[ap]\.?\s?m\b|o['’]clock|uhr\b|gmt\b|[ce][es]?t\b|ist\b)/iu
const CLOCK_BEFORE = /\d\s*:\s*$/u
/** The start of a range before its second number: "between 10 and 20", "10 to 20". */
const RANGE_BEFORE = /(?:between\s+|\d\s?(?:to|and|[-–])\s*[$€£]?)$/iu
const RANGE_BEHIND = /^\s*(?:to|[-–])\s*[$€£]?\d/iu
/** Durations and times, which count nothing. */
const TIMES =
  /^(?:times?|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)|stunden?|tagen?|wochen?|monaten?|jahren?|heures?|jours?|semaines?|mois|ans|horas?|días?|semanas?|meses|años|ore|giorni|settimane|mesi|anni|uur|dagen|weken|maanden|jaar)$/iu
/** A text with more numbers is a table, not a sentence. */
const MOST_NUMBERS = 24

/** The figures of a sentence that a later report may revise; doubtful ones are left out. */
export function figuresOf(sentence: string, language = languageByWords(sentence)): Figure[] {
  const numbers = writtenNumbers(sentence, language)
  if (numbers.length === 0 || numbers.length > MOST_NUMBERS) return []
  // Only a date with a day has a number of one or two digits. Years are not counted anyway.
  const mayBeDate = numbers.some(({ text }) => /^\p{Nd}{1,2}$/u.test(text))
  const dates = mayBeDate ? writtenDates(sentence, language) : []
  const isAddition = numbers.some(
    ({ start, end }) =>
      (ADDED_BEFORE.test(before(sentence, start)) && !LEAST_BEFORE.test(before(sentence, start))) ||
      ADDED_BEHIND.test(behindOf(sentence, end)),
  )
  const said = fatesIn(sentence)
  return numbers.flatMap((number) => {
    const isDate = dates.some(({ start, end }) => number.start < end && number.end > start)
    if (isDate || !isCount(sentence, number)) return []
    const behind = /^[\s-]*([\p{L}\p{M}]+)/u.exec(sentence.slice(number.end))
    const word = behind?.[1] ?? ''
    const fate = TIMES.test(word) ? null : nearestFate(sentence, number, numbers, said)
    if (isAddition && !isToll(sentence, fate, number)) return []
    const wordEnd = number.end + (behind?.[0].length ?? 0)
    const isFateWord = said.some(({ start }) => start >= number.end && start < wordEnd)
    const noun = PEOPLE.test(word) || isFateWord ? null : (stems(word, language)[0] ?? null)
    const end = Math.max(wordEnd, fate?.end ?? 0)
    return {
      value: Number(number.value),
      unit: number.unit,
      fate: fate?.fate ?? null,
      noun,
      bound: boundOf(before(sentence, number.start)),
      start: Math.min(number.start, fate?.start ?? number.start),
      end,
    }
  })
}

const before = (sentence: string, at: number) => sentence.slice(Math.max(0, at - 40), at)
const behindOf = (sentence: string, at: number) => sentence.slice(at, at + 24)

function boundOf(ahead: string): Figure['bound'] {
  if (LEAST_BEFORE.test(ahead)) return 'least'
  return ABOUT_BEFORE.test(ahead) ? 'about' : 'exact'
}

function isCount(sentence: string, { start, end, value, unit, text }: WrittenNumber): boolean {
  if (value === null) return false
  const [ahead, behind] = [before(sentence, start), behindOf(sentence, end)]
  const isYear = unit === '' && /^(?:1[5-9]|20)\d\d$/u.test(text)
  const isOrdinal = /\d(?:st|nd|rd|th|er|ème|º|ª)$|^\d+\.$/iu.test(text)
  const isPart =
    PART_BEFORE.test(ahead) || PART_BEHIND.test(behind) || (unit === '' && PART_OF_THE.test(behind))
  const isAge = unit === '' && AGE_BEFORE.test(ahead) && AGE_BEHIND.test(behind)
  const isRange = RANGE_BEFORE.test(ahead) || RANGE_BEHIND.test(behind)
  const isClock = CLOCK_BEFORE.test(ahead) || CLOCK_BEHIND.test(behind)
  if (isYear || isOrdinal || isClock || isPart) return false
  return !isAge && !isRange && !LABEL_BEFORE.test(ahead)
}
