import type { SpokenLanguage } from './languages/language.ts'

const HALVES = /(?<![\d:.,$€£])(\d{1,2})(?:[:.](\d{2}))? ?([ap])(?:\.m\.|m(?!\p{L}))/giu
const GERMAN = /(?<![\d:.,])(\d{1,2})(?:[:.](\d{2}))? Uhr(?: (\d{1,2})(?!\d|[.,:]))?/g
const FRENCH = /(?<![\d:.,])(\d{1,2}) ?h ?(\d{2})?(?![\p{L}\d])/gu
const ITALIAN = /(?<=\bore )(\d{1,2})\.(\d{2})(?!\d)/g
const CLOCK = /(?<![\d:.,])(\d{1,2}):(\d{2})(?![\d:])( h(?!\p{L})| ?Uhr)?/gu
const RATIO = /(?<![\d:.,])(\d{1,3}):(\d{1,3})(?![\d:])/g

/** Times of the day, and what stands to each other as 16:9. */
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
    text = text.replaceAll(
      HALVES,
      (match, hour: string, minute: string | undefined, half: string) =>
        say(match, hour, minute, half.toLowerCase() === 'a' ? 'am' : 'pm'),
    )
  }
  if (code === 'de') {
    text = text.replaceAll(GERMAN, (match, hour: string, minute?: string, after?: string) =>
      say(match, hour, minute ?? after, null),
    )
  }
  if (code === 'fr') {
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
    .replaceAll(CLOCK, (match, hour: string, minute: string) => say(match, hour, minute, null))
    .replaceAll(RATIO, (_, first: string, second: string) =>
      // In English, goals are told in other words than parts of a whole.
      code === 'en'
        ? `${first} to ${second}`
        : language.score(language.cardinal(Number(first)), language.cardinal(Number(second))),
    )
}
