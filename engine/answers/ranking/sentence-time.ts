import { writtenDates } from '../../claims/written-dates.ts'
import type { Wanted } from '../reading/wanted.ts'
import { hasWord, set } from './has-word.ts'

/** Words for a time relative to the day of the report: "on Friday", "last night". */
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
/** A time near one of these words is when something was said, not when it happened. */
const SAID_THEN =
  /(?<!\p{L})(?:said|says|told|announced|announces|reported|confirmed|wrote|posted|spoke)(?!\p{L})/iu
/** The number of characters before and after a time that are checked for `SAID_THEN`. */
const SAID_WITHIN = 25
const AHEAD =
  /(?<!\p{L})(?:will|would|set to|due to|expected to|scheduled|slated|to begin|to start|starts|begins|until|by the end|at the end|from|wird|soll|bis|prévu|jusqu|previsto|hasta|previsto|fino)(?!\p{L})/iu

/**
 * The certainty, 0 to 1, with which a sentence states a time; a future time if `isAhead` is true.
 */
export function holdsTime(sentence: string, language: string | null, { isAhead }: Wanted): number {
  const exact = timesAt(sentence, language)
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
