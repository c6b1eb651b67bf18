import { englishCardinal } from '../languages/english-numbers.ts'

/** Distances of races on a track, in water and on ice, in meters. */
const RACES = new Set('50 60 100 110 200 300 400 500 800 1000 1500 3000 5000 10000'.split(' '))
const METERS = /(?<![\p{L}\p{N}$€£¥.,-])(\d{2,3}|\d{1,2},?\d{3})m(?![\p{L}\p{N}])/gu
const BEFORE_RACE =
  /(?:^|[^\p{L}])(?:the|an?|men['’]s|women['’]s|boys['’]|girls['’]|mixed|outdoor|indoor|olympic|relay|individual|over|and|or|by) $/iu
const BEHIND_RACE =
  /^ (?:race|final|semi-?final|heat|sprint|dash|hurdles|relay|freestyle|butterfly|backstroke|breaststroke|medley|steeplechase|world|record|champion|title|gold|silver|bronze|event|runner|swimmer|in \d)/iu
const BEFORE_CHARACTERS = 14
const BEHIND_CHARACTERS = 20
const SECONDS = /(?<![\p{L}\p{N}$€£.,:])(\d{1,3}\.\d{1,3})s(?![\p{L}\p{N}])/gu
const MINUTES = /(?<![\p{N}:.,])(\d{1,2}):([0-5]\d)\.(\d{1,3})(?![\p{N}:]|\.\p{N})/gu
const STATURE = /(?<![\p{N}'.,])([3-8])'(\d{1,2})(?:"|'')?(?![\p{N}\p{L}'])/gu
const RELAY = /(?<![\p{L}\p{N}.,])(\d{1,2}) ?[x×] ?(\d{2,4})m(?![\p{L}\p{N}])/giu
const SQUARE = /(?<=\d) ?sq\.? ?(ft|mi|km|m|in|yd)(?!\p{L})(?:\.(?= \p{Ll}|,))?/giu
const CUBIC = /(?<=\d) ?cu\.? ?(ft|mi|km|m|in|yd)(?!\p{L})(?:\.(?= \p{Ll}|,))?/giu
const LENGTHS: Readonly<Record<string, string>> = {
  ft: 'feet',
  mi: 'miles',
  km: 'kilometers',
  m: 'meters',
  in: 'inches',
  yd: 'yards',
}
const MAGNITUDE_OF_QUAKE = /(?<![\p{L}\p{N}])(?:(a)n )?M(?=\d\.\d)(?!\d\.\d (?:solar )?flares?)/gu

/**
 * Writes lengths, times of races and heights of people as they are spoken: "100m in 9.58s",
 * "1:23.45", "5'11"", "900 sq ft".
 */
export function sayDistances(text: string): string {
  return text
    .replaceAll(RELAY, '$1 by $2 meters')
    .replaceAll(METERS, (match, length: string, at: number, all: string) => {
      const before = all.slice(Math.max(0, at - BEFORE_CHARACTERS), at)
      const behind = all.slice(at + match.length, at + match.length + BEHIND_CHARACTERS)
      const isRace =
        RACES.has(length.replace(',', '')) && (BEFORE_RACE.test(before) || BEHIND_RACE.test(behind))
      return isRace ? `${length} meters` : match
    })
    .replaceAll(SECONDS, '$1 seconds')
    .replaceAll(MINUTES, (_, minutes: string, seconds: string, part: string) => {
      const noun = Number(minutes) === 1 ? 'minute' : 'minutes'
      return `${englishCardinal(Number(minutes))} ${noun} ${Number(seconds)}.${part}`
    })
    .replaceAll(STATURE, (match, feet: string, inches: string) =>
      Number(inches) < 12
        ? `${englishCardinal(Number(feet))} foot ${englishCardinal(Number(inches))}`
        : match,
    )
    .replaceAll(SQUARE, (_, unit: string) => ` square ${LENGTHS[unit.toLowerCase()]}`)
    .replaceAll(CUBIC, (_, unit: string) => ` cubic ${LENGTHS[unit.toLowerCase()]}`)
    .replaceAll(MAGNITUDE_OF_QUAKE, (_, article?: string) =>
      article === undefined ? 'magnitude ' : `${article} magnitude `,
    )
}
