import { writtenDates } from '../../claims/written-dates.ts'
import { writtenNumbers, type WrittenNumber } from '../../claims/written-numbers.ts'
import { findNames } from '../../names/find-names.ts'
import type { KnownNames } from '../../names/name-part.ts'
import { stems, words } from '../../words/terms.ts'
import { alikeTo } from '../reading/word-forms.ts'
import type { Wanted } from '../reading/wanted.ts'

const set = (list: string) => new Set(list.trim().split(/\s+/))

const TIME_WORDS = set(
  `today yesterday tomorrow tonight morning afternoon evening night noon midnight spring summer autumn winter fall
  weekend week month year years hours minutes ago until since friday monday o'clock
  heute gestern morgen morgens abend abends nacht mittag frühjahr frühling sommer herbst winter jahr jahren woche monat ostern advent uhr stunden
  aujourd'hui hier demain matin soir nuit midi minuit printemps été automne hiver semaine mois an ans année heures
  hoy ayer mañana tarde noche primavera verano otoño invierno semana mes año años horas
  oggi ieri domani mattina sera notte primavera estate autunno inverno settimana mese anno anni ore`,
)
const CAUSE_WORDS = set(
  `because due after caused cause causes blamed blames blame following since over amid thanks reason despite why so to led leads
  wegen weil nach durch grund aufgrund damit denn
  car parce cause causé après raison pour afin grâce
  porque por debido tras causa para perché dopo per`,
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
  /^[\s-]*(?:(?:years?|ans|años|anni|jahre)(?:[\s-](?:old|alt))?|year-old|-?jährige?r?)(?!\p{L})|^\s*[,)]/iu
const AGE_BEFORE = /(?:aged?|at|is|was|, |\()\s*$/iu
const SIZE_BEHIND =
  /^[\s-]*(?:[\p{L}]+[\s-])?(?:km|kilomet(?:er|re)s?|met(?:er|re)s?|centimet(?:er|re)s?|miles?|feet|foot|inch(?:es)?|acres?|hectares?|tons?|tonnes?|kilograms?|grams?|gigabytes?|megawatts?|degrees?|magnitude|mph|grad|hektar|tonnen|grammes?|hectáreas)(?!\p{L})/iu
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
    case 'time':
      return time(sentence, language)
    case 'cause':
      return hasWord(sentence, CAUSE_WORDS) ? 1 : 0.3
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

function time(sentence: string, language: string | null): number {
  if (writtenDates(sentence, language).length > 0) return 1
  if (/(?<!\d)\d{1,2}[:.]\d{2}(?!\d)/.test(sentence)) return 1
  return hasWord(sentence, TIME_WORDS) ? 0.85 : 0.25
}

function hasWord(sentence: string, list: ReadonlySet<string>): boolean {
  return words(sentence.toLowerCase(), null).some((word) => list.has(word))
}

function number(sentence: string, language: string | null, wanted: Wanted): number {
  const numbers = writtenNumbers(sentence, language)
  if (numbers.length === 0) return 0
  return Math.max(...numbers.map((one) => numberHolds(sentence, one, language, wanted)))
}

const OTHER_NUMBER = 0.35

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
      return AGE_BEHIND.test(behind) || (AGE_BEFORE.test(before) && text.length <= 3)
        ? 1
        : OTHER_NUMBER / 2
    case 'size':
      return SIZE_BEHIND.test(behind) || SIZE_BEFORE.test(before) || unit !== '' ? 1 : OTHER_NUMBER
    case null:
      break
  }
  if (counted.length === 0) return 0.9
  const near = new Set(stems(`${before.split(/[.;:]/).at(-1)} ${behind}`, language))
  if (counted.some((stem) => near.has(stem))) return 1
  const isAlike = counted.some((stem) => [...alikeTo(stem)].some((other) => near.has(other)))
  return isAlike ? 0.8 : OTHER_NUMBER
}
