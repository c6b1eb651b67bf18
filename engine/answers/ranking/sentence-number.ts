import { writtenDates } from '../../claims/written-dates.ts'
import { writtenNumbers, type WrittenNumber } from '../../claims/written-numbers.ts'
import { words } from '../../words/word-segments.ts'
import { stems } from '../../words/terms.ts'
import type { Wanted } from '../reading/wanted.ts'
import { alikeTo } from '../reading/word-forms.ts'
import { set } from './has-word.ts'

const MONEY_UNITS = set('$ € £ ¥ ₹ ₽ cny chf')
const MONEY_WORDS =
  /^[\s-]*(?:(?:million|billion|thousand|trillion|millionen|milliarden|millions|milliards|millones)\s+)?(?:d['’]|de\s+)?(?:crowns?|kronen|couronnes|dollars?|euros?|pounds?|yen|yuan|rupees?|francs?|pesos?|rubles?|shekels?|rand|cents?)(?!\p{L})/iu
const DURATION_BEHIND =
  /^[\s-]*(?:(?:and|und|et)\s+)?(?:a half\s+)?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|secondes?|heures?|jours?|semaines?|mois|ans|horas?|minutos?|días?|meses|años|ore|minuti|giorni|mesi|anni)(?!\p{L})/iu
/** A number in one word with its unit: "A four-year deal". */
const IN_ONE_WORD =
  /(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)-(?:minute|hour|day|night|week|month|year|decade)(?![\p{L}-])/iu
const AGE_BEHIND =
  /^[\s-]*(?:years?[\s-]olds?|year-olds?|ans|años|anni|jahre\s+alt|-?jährige?r?)(?!\p{L})/iu
/** Words after a number that make it a point in time or an age, not a duration. */
const AGO_BEHIND =
  /^[\s-]*(?:a half\s+)?[\p{L}]+\s+(?:ago|earlier|later|old|zuvor|später|alt|plus tôt|plus tard|antes|después|fa|prima|dopo)(?!\p{L})/iu
const AGE_BEFORE =
  /(?:aged?|age of|at|is|was|under|below|over|than|unter|über|moins de|menores de)[\s-]*$/iu
/** Matches the end of the text before an age in commas or parentheses: "Lio Marek, 17, won". */
const ASIDE_BEFORE = /\p{L}\s?[,(]\s*$/u
const ASIDE_BEHIND = /^\s*[,)]/u
const NO_UNIT_BEHIND = /^\s*(?:[.,;:!?)”"']|$|(?:and|when|after|but|on|in|und|et|y|e)(?!\p{L}))/iu
const SIZE_BEHIND =
  /^[\s-]*(?:[\p{L}]+[\s-])?(?:km|kilomet(?:er|re)s?|met(?:er|re)s?|centimet(?:er|re)s?|miles?|feet|foot|inch(?:es)?|acres?|hectares?|tons?|tonnes?|kilograms?|grams?|gigabytes?|megawatts?|degrees?|magnitude|mph|grad|hektar|tonnen|grammes?|hectáreas)(?!\p{L})/iu
/** Units of a runner's time. */
const CLOCKED = /^\s?(?:s|sec|secs|seconds?|min|minutes?)(?!\p{L})/iu
const SIZE_BEFORE = /(?:magnitude|scale|depth|height|speed|size)(?:\s+of)?\s*$/iu
/** The most characters between a number and the thing that it counts. */
const COUNTED_WITHIN = 45
const OTHER_NUMBER = 0.35
const UNTIL = /(?<!\p{L})(?:until|till|bis|jusqu['’](?:à|au|en)|hasta|fino a)(?!\p{L})/iu
const VAGUE_NUMBER =
  /(?<!\p{L})(?:dozens|hundreds|thousands|millions|billions|scores|dutzende|hunderte|tausende|dizaines|centaines|milliers|decenas|cientos|miles|decine|centinaia|migliaia)(?!\p{L})/iu

/** The certainty with which a sentence has a number of the wanted kind, 0 to 1. */
export function holdsNumber(sentence: string, language: string | null, wanted: Wanted): number {
  // A time such as "until Easter" answers "how long".
  if (wanted.measure === 'duration' && UNTIL.test(sentence)) return 0.8
  if (wanted.measure === 'duration' && IN_ONE_WORD.test(sentence)) return 1
  const numbers = writtenNumbers(sentence, language)
  // A vague number such as "dozens" shows that somebody counted, but not how many.
  if (numbers.length === 0) return VAGUE_NUMBER.test(sentence) ? 0.4 : 0
  // Dates such as "March 5" are not counts, even if a noun follows them.
  const dates = wanted.measure === null ? writtenDates(sentence, language ?? undefined) : []
  const isInDate = (at: number) => dates.some(({ start, end }) => start <= at && at < end)
  return Math.max(
    ...numbers.map((one) =>
      isInDate(one.start) ? OTHER_NUMBER : numberHolds(sentence, one, language, wanted),
    ),
  )
}

/**
 * Says if a number is a measurement, such as "four minutes" or "magnitude 6.1", and not a count of
 * people.
 */
function isMeasured(unit: string, before: string, behind: string): boolean {
  return (
    unit !== '' ||
    DURATION_BEHIND.test(behind) ||
    SIZE_BEHIND.test(behind) ||
    SIZE_BEFORE.test(before) ||
    MONEY_WORDS.test(behind)
  )
}

/** Says if a number counts things, not people: "20 local governments". */
function countsThings(behind: string): boolean {
  const next = words(behind, null).slice(0, NOUN_WITHIN)
  if (/^\s*[.,;:)]/u.test(behind)) return false
  for (const word of next) {
    if (!/^\p{Ll}/u.test(word) || NO_NOUN.has(word)) return false
    if (PEOPLE.has(word) || PEOPLE_ENDING.test(word)) return false
    if (word.endsWith('s')) return true
  }
  return false
}

/** The number of words after a number among which its noun is searched. */
const NOUN_WITHIN = 3

/** Words that news has for people who are counted. */
const PEOPLE = set(
  `people persons others men women children kids boys girls babies infants adults passengers residents students migrants immigrants
  refugees victims survivors soldiers troops sailors marines officers cops agents workers employees staff members civilians patients
  tourists guests athletes cyclists fans families relatives couples friends siblings brothers sisters sons daughters girls teens
  teenagers youths deportees detainees inmates hostages prisoners suspects protesters voters citizens americans nurses doctors
  medics pilots crew cases deaths fatalities casualties injuries souls households customers users subscribers viewers pupils guards
  police personnel lawmakers politicians journalists reporters witnesses horses`,
)
/** Matches endings of words for people: "Farmers", "tourists", "Canadians". */
const PEOPLE_ENDING = /(?:ers|ors|ists|ians|ants|men|women)$/u
const NO_NOUN = set(
  `was is has hours others years days this its as was killed dead injured wounded hurt missing arrested died rescued stranded including`,
)

function isAge(
  text: string,
  unit: string,
  { before, behind }: Record<'before' | 'behind', string>,
) {
  if (AGE_BEHIND.test(behind)) return true
  if (unit !== '' || text.length > 3) return false
  const isAside = ASIDE_BEFORE.test(before) && ASIDE_BEHIND.test(behind)
  return isAside || (AGE_BEFORE.test(before) && NO_UNIT_BEHIND.test(behind))
}

function numberHolds(
  sentence: string,
  { start, end, unit, text }: WrittenNumber,
  language: string | null,
  { measure, counted, isOfHeads }: Wanted,
): number {
  const behind = sentence.slice(end, end + COUNTED_WITHIN)
  const before = sentence.slice(Math.max(0, start - COUNTED_WITHIN), start)
  switch (measure) {
    case 'money':
      return MONEY_UNITS.has(unit) || MONEY_WORDS.test(behind) ? 1 : OTHER_NUMBER / 2
    case 'share':
      return unit === '%' || unit === 'pp' || /^\s+(?:in|out of|of)\s/u.test(behind)
        ? 1
        : OTHER_NUMBER / 2
    case 'duration':
      if (AGE_BEHIND.test(behind) || AGO_BEHIND.test(behind)) return OTHER_NUMBER / 2
      return DURATION_BEHIND.test(behind) || SIZE_BEHIND.test(behind) ? 1 : OTHER_NUMBER / 2
    case 'age':
      return isAge(text, unit, { before, behind }) ? 1 : OTHER_NUMBER / 2
    case 'size':
      return SIZE_BEHIND.test(behind) ||
        SIZE_BEFORE.test(before) ||
        unit !== '' ||
        CLOCKED.test(behind)
        ? 1
        : OTHER_NUMBER
    case null:
      break
  }
  if (counted.length === 0) {
    if (!isOfHeads) return 0.9
    return isMeasured(unit, before, behind) || countsThings(behind) ? OTHER_NUMBER : 0.9
  }
  // Numbers of other things, unless these are wanted: "Eight days later", "aged 18", "$40".
  const next = new Set(stems(words(behind, null).slice(0, NOUN_WITHIN).join(' '), language))
  const isNext = counted.some((stem) => next.has(stem))
  const isOther =
    DURATION_BEHIND.test(behind) || MONEY_UNITS.has(unit) || isAge(text, unit, { before, behind })
  if (AGE_BEHIND.test(behind) || (isOther && !isNext)) return OTHER_NUMBER
  const near = new Set(stems(`${before.split(/[.;:]/).at(-1)} ${behind}`, language))
  if (counted.some((stem) => near.has(stem))) return 1
  const isAlike = counted.some((stem) => [...alikeTo(stem)].some((other) => near.has(other)))
  return isAlike ? 0.8 : OTHER_NUMBER
}
