import type { SpokenLanguage } from './languages/language.ts'

const HALVES = /(?<![\d:.,$€£])(\d{1,2})(?:[:.](\d{2}))? ?([ap])(?:\.m\.|m(?!\p{L}))/giu
const HALF_RANGE = /(\d{1,2}(?::\d{2})?) ?[–-] ?(?=\d{1,2}(?::\d{2})? ?[ap]\.?m)/giu
const GERMAN = /(?<![\d:.,])(\d{1,2})(?:[:.](\d{2}))? Uhr(?: (\d{1,2})(?!\d|[.,:]))?/g
const FRENCH = /(?<![\d:.,])(\d{1,2}) ?h ?(\d{2})?(?![\p{L}\d])/gu
const ITALIAN = /(?<=\bore )(\d{1,2})\.(\d{2})(?!\d)/g
const CLOCK = /(?<![\d:.,])(\d{1,2}):(\d{2})(?![\d:])( h(?!\p{L})| ?Uhr)?/gu
/** Matches the time of a race, with hours. */
const LASTED = /(?<![\d:.,])(\d{1,2}):([0-5]\d):([0-5]\d)(?![\d:])/gu
/** Matches German opening hours, from one full hour to another. */
const GERMAN_HOURS =
  /(?<![\d:.,-])(\d{1,2})(?:[:.](\d{2}))?(?: Uhr)? ?[–-] ?(?=\d{1,2}(?:[:.]\d{2})? Uhr)/gu
const FRENCH_HOURS = /(\d ?h(?: ?\d{2})?) ?[–-] ?(?=\d{1,2} ?h)/gu
const RATIO = /(?<![\d:.,])(\d{1,3}):(\d{1,3})(?![\d:])/g

/** Writes times of day, durations, and ratios such as 16:9 in words. */
export function sayTimes(text: string, language: SpokenLanguage, code: string): string {
  const say = (
    match: string,
    hours: string,
    minutes: string | undefined,
    half: 'am' | 'pm' | null,
  ) => {
    const [hour, minute] = [Number(hours), Number(minutes ?? 0)]
    return hour > 24 || minute > 59 ? match : language.time({ hour, minute, half })
  }
  if (code === 'en') {
    text = text.replaceAll(HALF_RANGE, '$1 to ')
    text = text.replaceAll(
      HALVES,
      (match, hour: string, minute: string | undefined, half: string) =>
        say(match, hour, minute, half.toLowerCase() === 'a' ? 'am' : 'pm'),
    )
  }
  if (code === 'de') {
    text = text.replaceAll(GERMAN_HOURS, (match, hour: string, minute?: string) =>
      minute === undefined ? `${hour} bis ` : `${say(match, hour, minute, null)} bis `,
    )
    text = text.replaceAll(GERMAN, (match, hour: string, minute?: string, after?: string) =>
      say(match, hour, minute ?? after, null),
    )
  }
  if (code === 'fr') {
    text = text.replaceAll(FRENCH_HOURS, '$1 à ')
    text = text.replaceAll(FRENCH, (match, hour: string, minute?: string) =>
      say(match, hour, minute, null),
    )
  }
  if (code === 'it') {
    text = text.replaceAll(ITALIAN, (match, hour: string, minute: string) =>
      say(match, hour, minute, null),
    )
  }
  return text
    .replaceAll(LASTED, (_, hours: string, minutes: string, seconds: string) =>
      lasted([hours, minutes, seconds], code),
    )
    .replaceAll(CLOCK, (match, hour: string, minute: string) => say(match, hour, minute, null))
    .replaceAll(RATIO, (_, first: string, second: string) =>
      // English reads ratios differently from scores.
      code === 'en'
        ? `${first} to ${second}`
        : language.score(language.cardinal(Number(first)), language.cardinal(Number(second))),
    )
}

const PARTS: Readonly<Record<string, readonly [one: string, many: string][]>> = {
  en: [
    ['hour', 'hours'],
    ['minute', 'minutes'],
    ['second', 'seconds'],
  ],
  de: [
    ['Stunde', 'Stunden'],
    ['Minute', 'Minuten'],
    ['Sekunde', 'Sekunden'],
  ],
  fr: [
    ['heure', 'heures'],
    ['minute', 'minutes'],
    ['seconde', 'secondes'],
  ],
  es: [
    ['hora', 'horas'],
    ['minuto', 'minutos'],
    ['segundo', 'segundos'],
  ],
  it: [
    ['ora', 'ore'],
    ['minuto', 'minuti'],
    ['secondo', 'secondi'],
  ],
}

/**
 * Writes a duration such as "2:03:38" in hours, minutes and seconds; parts that are zero are left
 * out.
 */
function lasted(parts: readonly string[], code: string): string {
  const said = parts.flatMap((part, at) => {
    const [one, many] = PARTS[code]![at]!
    const count = Number(part)
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
  })
  return said.length === 0 ? `0 ${PARTS[code]![2]![1]}` : said.join(' ')
}
