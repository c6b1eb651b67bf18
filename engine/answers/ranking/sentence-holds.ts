import { writtenDates } from '../../claims/written-dates.ts'
import { writtenNumbers, type WrittenNumber } from '../../claims/written-numbers.ts'
import { findNames } from '../../names/find-names.ts'
import type { KnownNames } from '../../names/name-part.ts'
import { stems, words } from '../../words/terms.ts'
import { alikeTo } from '../reading/word-forms.ts'
import type { Wanted } from '../reading/wanted.ts'

const set = (list: string) => new Set(list.trim().split(/\s+/))

/** A time that is told from the day of the report: "on Friday", "last night". */
const DAYS = set(
  `today yesterday tomorrow tonight morning afternoon evening night noon midnight spring summer autumn winter fall weekend
  monday tuesday wednesday thursday friday saturday sunday o'clock
  january february march april june july august september october november december jan feb aug sept oct nov dec
  heute gestern morgen morgens abend abends nacht mittag frühjahr frühling sommer herbst winter ostern advent uhr
  montag dienstag mittwoch donnerstag freitag samstag sonntag
  aujourd'hui hier demain matin soir nuit midi minuit printemps été automne hiver lundi mardi mercredi jeudi vendredi samedi dimanche
  hoy ayer mañana tarde noche primavera verano otoño invierno lunes martes miércoles jueves viernes sábado domingo
  oggi ieri domani mattina sera notte primavera estate autunno inverno lunedì martedì mercoledì giovedì venerdì sabato domenica`,
)
const SPANS = set(
  `week weeks month months year years days hours minutes ago until since jahr jahren woche wochen monat monaten stunden
  semaine semaines mois an ans année heures semana semanas mes meses año años horas mese mesi settimana anno anni ore`,
)
/** When something was said, and not when it was. */
const SAID_THEN =
  /(?<!\p{L})(?:said|says|told|announced|announces|reported|confirmed|wrote|posted|spoke)(?!\p{L})/iu
/** How near, in characters, the word stands to the day. */
const SAID_WITHIN = 25
const AHEAD =
  /(?<!\p{L})(?:will|would|set to|due to|expected to|scheduled|slated|to begin|to start|starts|begins|until|by the end|at the end|from|wird|soll|bis|prévu|jusqu|previsto|hasta|previsto|fino)(?!\p{L})/iu
const CAUSE_WORDS = set(
  `because due caused cause causes blamed blames blame reason reasons thanks
  wegen weil grund aufgrund damit denn parce cause causé raison grâce porque debido causa perché`,
)
/** These say of many things how they hang together, and of few why. */
const WEAK_CAUSES = set(
  `after following since over amid despite so led leads cited citing nach durch um après pour afin por tras para dopo per`,
)
/** Behind these, "to" says no purpose: "is to leave", "expected to rise". */
const BEFORE_TO = set(
  `is are was were be been going expected set due able has have had want wants wanted plan plans planned need needs
  according likely decided supposed`,
)
const ROLES = set(
  `man woman student teacher driver officer minister president mayor governor chief chair captain engineer doctor judge
  team company firm group union police court council government researchers scientists shepherd`,
)
const PLACE_BEFORE =
  /(?<![\p{L}])(?:in|at|near|off|to|from|around|across|outside|im|bei|aus|nach|à|en|dans|au|de|a|nel|nella|da)\s+(?:the\s+|der\s+|dem\s+|la\s+|le\s+|el\s+|il\s+)?\p{Lu}/u

const MONEY_UNITS = set('$ € £ ¥ ₹ ₽ cny chf')
const MONEY_WORDS =
  /^[\s-]*(?:(?:million|billion|thousand|trillion|millionen|milliarden|millions|milliards|millones)\s+)?(?:d['’]|de\s+)?(?:crowns?|kronen|couronnes|dollars?|euros?|pounds?|yen|yuan|rupees?|francs?|pesos?|rubles?|shekels?|rand|cents?)(?!\p{L})/iu
const DURATION_BEHIND =
  /^[\s-]*(?:(?:and|und|et)\s+)?(?:a half\s+)?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|secondes?|heures?|jours?|semaines?|mois|ans|horas?|minutos?|días?|meses|años|ore|minuti|giorni|mesi|anni)(?!\p{L})/iu
const AGE_BEHIND =
  /^[\s-]*(?:years?[\s-]olds?|year-olds?|ans|años|anni|jahre\s+alt|-?jährige?r?)(?!\p{L})/iu
const AGE_BEFORE =
  /(?:aged?|age of|at|is|was|under|below|over|than|unter|über|moins de|menores de)[\s-]*$/iu
/** "Lio Marek, 17, won": between commas or brackets, behind a name. */
const ASIDE_BEFORE = /\p{L}\s?[,(]\s*$/u
const ASIDE_BEHIND = /^\s*[,)]/u
const NO_UNIT_BEHIND = /^\s*(?:[.,;:!?)”"']|$|(?:and|when|after|but|on|in|und|et|y|e)(?!\p{L}))/iu
const SIZE_BEHIND =
  /^[\s-]*(?:[\p{L}]+[\s-])?(?:km|kilomet(?:er|re)s?|met(?:er|re)s?|centimet(?:er|re)s?|miles?|feet|foot|inch(?:es)?|acres?|hectares?|tons?|tonnes?|kilograms?|grams?|gigabytes?|megawatts?|degrees?|magnitude|mph|grad|hektar|tonnen|grammes?|hectáreas)(?!\p{L})/iu
/** How fast somebody was. */
const CLOCKED = /^\s?(?:s|sec|secs|seconds?|min|minutes?)(?!\p{L})/iu
const SIZE_BEFORE = /(?:magnitude|scale|depth|height|speed|size)(?:\s+of)?\s*$/iu
/** How near a number has to stand what it counts, in characters. */
const COUNTED_WITHIN = 45

/** What is left out where a name is asked for: the names of the question itself. */
export interface Asked {
  wanted: Wanted
  namedInQuestion: ReadonlySet<string>
  known: KnownNames
}

/** How surely a sentence holds the kind of thing that is asked for, 0 to 1. */
export function holdsWanted(sentence: string, language: string | null, asked: Asked): number {
  const { wanted } = asked
  switch (wanted.holds) {
    case null:
      return 1
    case 'person':
      return person(sentence, language, asked)
    case 'place':
      return place(sentence, language, asked)
    case 'name':
      return name(sentence, language, asked)
    case 'time':
      return time(sentence, language, wanted)
    case 'cause':
      return cause(sentence)
    case 'number':
      return number(sentence, language, wanted)
  }
}

function person(sentence: string, language: string | null, asked: Asked): number {
  const others = findNames(sentence, language, asked.known).filter(
    ({ name }) => !isInQuestion(name, asked),
  )
  if (others.some(({ kind }) => kind === 'person')) return 1
  if (others.some(({ kind }) => kind === 'organisation')) return 0.9
  if (others.some(({ name, kind }) => kind === null && name.includes(' '))) return 0.8
  if (others.some(({ kind }) => kind === null)) return 0.6
  return hasWord(sentence, ROLES) ? 0.5 : 0.2
}

function place(sentence: string, language: string | null, asked: Asked): number {
  const others = findNames(sentence, language, asked.known).filter(
    ({ name }) => !isInQuestion(name, asked),
  )
  const isBehind = PLACE_BEFORE.test(sentence)
  if (others.some(({ kind }) => kind === 'place')) return 1
  if (isBehind && others.length > 0) return 0.9
  if (isBehind) return 0.5
  return others.length > 0 ? 0.4 : 0.1
}

function isInQuestion(name: string, { namedInQuestion }: Asked): boolean {
  return name
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => namedInQuestion.has(word))
}

/** Which of several: a name that the question does not know. */
function name(sentence: string, language: string | null, asked: Asked): number {
  const others = findNames(sentence, language, asked.known).filter(
    (one) => !isInQuestion(one.name, asked),
  )
  return others.length > 0 ? 1 : 0.6
}

function time(sentence: string, language: string | null, { isAhead }: Wanted): number {
  const exact = timesAt(sentence, language)
  // Some day is told, at least.
  if (exact.length === 0) return hasWord(sentence, SPANS) ? 0.6 : 0.25
  if (exact.every(({ start, end }) => isOfSaying(sentence, start, end))) return 0.5
  if (isAhead) return AHEAD.test(sentence) ? 1 : 0.7
  return exact.some(({ isDate }) => isDate) ? 1 : 0.9
}

interface TimeAt {
  start: number
  end: number
  isDate: boolean
}

function timesAt(sentence: string, language: string | null): TimeAt[] {
  const dates = writtenDates(sentence, language).map(({ start, end }) => ({
    start,
    end,
    isDate: true,
  }))
  const clocks = [...sentence.matchAll(/(?<!\d)\d{1,2}[:.]\d{2}(?!\d)/g)].map(
    ({ index, 0: text }) => ({
      start: index,
      end: index + text.length,
      isDate: true,
    }),
  )
  const days = [...sentence.matchAll(/[\p{L}'’]+/gu)]
    .filter(({ 0: word }) => DAYS.has(word.toLowerCase()))
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length, isDate: false }))
  return [...dates, ...clocks, ...days]
}

function isOfSaying(sentence: string, start: number, end: number): boolean {
  const around = sentence.slice(Math.max(0, start - SAID_WITHIN), end + SAID_WITHIN)
  return SAID_THEN.test(around)
}

function cause(sentence: string): number {
  if (hasWord(sentence, CAUSE_WORDS)) return 1
  if (hasPurpose(sentence)) return 0.8
  return hasWord(sentence, WEAK_CAUSES) ? 0.7 : 0.3
}

/** "To spend more time with her family." */
function hasPurpose(sentence: string): boolean {
  const all = words(sentence, null)
  return all.some(
    (word, at) =>
      word.toLowerCase() === 'to' &&
      !BEFORE_TO.has(all[at - 1]?.toLowerCase() ?? '') &&
      /^\p{Ll}/u.test(all[at + 1] ?? ''),
  )
}

function hasWord(sentence: string, list: ReadonlySet<string>): boolean {
  return words(sentence.toLowerCase(), null).some((word) => list.has(word))
}

function number(sentence: string, language: string | null, wanted: Wanted): number {
  // How long: "until Easter".
  if (wanted.measure === 'duration' && UNTIL.test(sentence)) return 0.8
  const numbers = writtenNumbers(sentence, language)
  // "Dozens": somebody counted, and this report does not know how many.
  if (numbers.length === 0) return VAGUE_NUMBER.test(sentence) ? 0.4 : 0
  return Math.max(...numbers.map((one) => numberHolds(sentence, one, language, wanted)))
}

const OTHER_NUMBER = 0.35
const UNTIL = /(?<!\p{L})(?:until|till|bis|jusqu['’](?:à|au|en)|hasta|fino a)(?!\p{L})/iu
const VAGUE_NUMBER =
  /(?<!\p{L})(?:dozens|hundreds|thousands|millions|billions|scores|dutzende|hunderte|tausende|dizaines|centaines|milliers|decenas|cientos|miles|decine|centinaia|migliaia)(?!\p{L})/iu

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
  { measure, counted }: Wanted,
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
  if (counted.length === 0) return 0.9
  const near = new Set(stems(`${before.split(/[.;:]/).at(-1)} ${behind}`, language))
  if (counted.some((stem) => near.has(stem))) return 1
  const isAlike = counted.some((stem) => [...alikeTo(stem)].some((other) => near.has(other)))
  return isAlike ? 0.8 : OTHER_NUMBER
}
