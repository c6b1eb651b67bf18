import { englishDecade } from './languages/english-numbers.ts'
import type { SpokenLanguage } from './languages/language.ts'
import { rangeInWords } from './ranges.ts'
import { wordAfter, wordBefore } from './written-numbers.ts'

const SPAN = /(?<![\d.,$€£-])(1[1-9]\d\d|20\d\d)[-–/](\d{4}|\d{2})(?![\d.,-]\d|\d|\p{L})/gu
const DECADE = /(?<![\d.,])'?(1[1-9]\d0|20\d0|[2-9]0)('?s|er)(?!\p{L})/gu
const YEAR = /(?<![\d.,$€£¥+-]|[€$£¥] )(1[1-9]\d\d|20\d\d)(?![\d%°€$£]|[.,:]\d|\p{L}| ?[%€$£°])/gu

/** Matches an English year before its era: "1066 AD". */
const ERA = /(?<![\d.,$€£¥])(\d{3,4})(?= (?:A\.?D|B\.?C|C\.?E)\b)/gu

/** Words that precede a year, and hardly ever a count. */
const BEFORE_YEARS = new Set(
  `in since by until before after the of from to and between during year circa early late mid a his her its their
  jahr jahre jahres seit von bis ab anno in um vor nach zwischen und im januar februar märz april mai juni juli august
  september oktober november dezember january february march may june july october december`.split(
    /\s+/,
  ),
)
const COUNTED =
  /^(?:people|men|women|children|police|staff|percent|million|billion|thousand|points|feet)$/

/**
 * Writes years such as 1998 in words, because English and German say them differently from counts.
 */
export function sayYears(text: string, language: SpokenLanguage, code: string): string {
  text = text.replaceAll(SPAN, (match, from: string, to: string, at: number) => {
    const last = to.length === 4 ? Number(to) : Math.floor(Number(from) / 100) * 100 + Number(to)
    if (last <= Number(from)) return match
    return rangeInWords(text, at, language.year(Number(from)), language.year(last), language)
  })
  if (code === 'en') text = text.replaceAll(ERA, (year) => language.year(Number(year)))
  if (code === 'en' || code === 'de') {
    text = text.replaceAll(DECADE, (match, year: string, mark: string) => {
      if ((mark === 'er') !== (code === 'de')) return match
      const words =
        year.length === 4 ? language.year(Number(year)) : language.cardinal(Number(year))
      return code === 'de' ? `${words}er` : englishDecade(words)
    })
  }
  return text.replaceAll(YEAR, (year: string, _: string, at: number) => {
    const isCount =
      isCounted(wordAfter(text, at + year.length), code) && !BEFORE_YEARS.has(wordBefore(text, at))
    return isCount ? year : language.year(Number(year))
  })
}

/** Says if a noun is counted, because counts look like years: "1500 troops", "1500 Menschen". */
function isCounted(noun: string, code: string): boolean {
  if (noun === '') return false
  if (code === 'de') return /^\p{Lu}/u.test(noun)
  return COUNTED.test(noun) || (/^\p{Ll}+[^su]s$/u.test(noun) && noun.length > 3 && noun !== 'was')
}
