import { englishOrdinal } from '../languages/english-numbers.ts'
import { stateNamed } from '../members-of-congress.ts'
import { romanValue } from '../roman.ts'

/** Abbreviations before a number, in books and buildings. */
const NUMBERED: Readonly<Record<string, string>> = {
  'p.': 'page',
  'pp.': 'pages',
  'vol.': 'volume',
  'vols.': 'volumes',
  'ch.': 'chapter',
  'chap.': 'chapter',
  'fig.': 'figure',
  'figs.': 'figures',
  'sec.': 'section',
  'para.': 'paragraph',
  'apt.': 'apartment',
  'ste.': 'suite',
  'cat.': 'category',
}
const NUMBER_BEHIND = /(?<![\p{L}\p{N}.])(\p{L}{1,4}\.) ?(?=\d)/gu
const ROADS: Readonly<Record<string, string>> = {
  Blvd: 'Boulevard',
  Ave: 'Avenue',
  Rd: 'Road',
  Ln: 'Lane',
  Pkwy: 'Parkway',
  Hwy: 'Highway',
  Sq: 'Square',
  Ct: 'Court',
  Pl: 'Place',
  Dr: 'Drive',
}
const ROAD = /(?<=\p{Lu}\p{L}{1,20} )(Blvd|Ave|Rd|Ln|Pkwy|Hwy)(\.?)(?!\p{L})/gu
/** Matches ambiguous abbreviations that are a road, because they follow the number of a house. */
const HOUSE =
  /(?<=(?<!\p{N})\d{1,5} (?:\p{Lu}\p{L}{1,20} ){1,3})(Dr|Sq|Ct|Pl)(\.?)(?!\p{L}|[.]? \p{Lu}\p{Ll})/gu
const WEEKDAYS: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Tues: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Thur: 'Thursday',
  Thurs: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}
/** Matches a short weekday before a month and a day. */
const WEEKDAY =
  /(?<!\p{L})(Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\.?(?=,? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}{0,6}\.? \d)/gu
const FORT = /(?<!\p{L})Ft\. ?(?=\p{Lu}\p{Ll})/gu
const STATE = /(?<!\p{L})(\p{Lu}\p{Ll}{1,5})(\.)(?! ?\p{Ll}+\.)/gu
/**
 * Short names of states that are also words. They mean the state only after a comma or a
 * preposition.
 */
const AMBIGUOUS = new Set(['mass', 'miss', 'wash', 'ill', 'ind', 'ore', 'del', 'ark', 'mont'])
const SURE_LETTERS = 3
const BEFORE_STATE = /(?:, |(?<!\p{L})(?:in|from|to|of|near|and|through|across) )$/u
const BEFORE_CHARACTERS = 10
const CORPS =
  /(?<![\p{L}\p{N}])([IVX]{1,5}) (?=(?:Army |Airborne |Marine |Armored )?Corps(?!\p{L}))/gu

/** Writes abbreviated words in full: "p. 12", "Sunset Blvd.", "Ft. Worth", "Calif.", "II Corps". */
export function sayShortWords(text: string): string {
  return text
    .replaceAll(NUMBER_BEHIND, (match, short: string) => {
      const key = short.toLowerCase()
      return Object.hasOwn(NUMBERED, key) ? `${NUMBERED[key]} ` : match
    })
    .replaceAll(WEEKDAY, (_, day: string) => WEEKDAYS[day]!)
    .replaceAll(ROAD, road)
    .replaceAll(HOUSE, road)
    .replaceAll(FORT, 'Fort ')
    .replaceAll(STATE, (match, short: string, dot: string, at: number, all: string) => {
      const name = stateNamed(short)
      if (name === null || name.toLowerCase() === short.toLowerCase()) return match
      const before = all.slice(Math.max(0, at - BEFORE_CHARACTERS), at)
      const isDoubtful = short.length < SURE_LETTERS || AMBIGUOUS.has(short.toLowerCase())
      if (isDoubtful && !BEFORE_STATE.test(before)) return match
      return name + lastDot(all, at + match.length, dot)
    })
    .replaceAll(CORPS, (match, numeral: string) => {
      const value = romanValue(numeral)
      return value === null ? match : `${capital(englishOrdinal(value))} `
    })
}

function road(match: string, short: string, dot: string, at: number, all: string): string {
  return ROADS[short]! + lastDot(all, at + match.length, dot)
}

/** The period of an abbreviation stays if it also ends the text. */
function lastDot(text: string, at: number, dot: string): string {
  return text.slice(at).trim() === '' ? dot : ''
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
