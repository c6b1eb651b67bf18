import { englishCardinal } from '../languages/english-numbers.ts'

const TOLL_FREE = /(?<![\d-])1-(\d{3})-(\d{3})-(\d{4})(?![\d-])/gu
/** Matches codes of visas, aircraft and forms: a letter, a number and a letter. */
const LETTERED = /(?<![\p{L}\p{N}-])(\p{Lu})-(\d{1,3})(\p{Lu})(?![\p{L}\p{N}-])/gu
const AIRLINER =
  /(?<![\p{L}\p{N}$€£.,-])(7[0-8]7)(?:-(\d{1,2}00|\d{1,2}))?(?![\p{L}\p{N}%-]|[.,]\d)/gu
const AIRLINERS = /(?<![\p{L}\p{N}$€£.,-])(7[0-8]7)s(?!\p{L})/gu
const AIRBUS = /(?<![\p{L}\p{N}-])A(3[0-9]0)(?:-(\d{1,2}00))?(?![\p{L}\p{N}-])/gu
const BEFORE_AIRLINER =
  /(?:Boeing|airliner|jet|(?:^|[^\p{L}])(?:an?|the|this|that|one|its|their)) $/iu
const BEHIND_COUNT = /^ \p{Ll}{2,20}(?:s|people|children)(?!\p{L})/u
const BEFORE_CHARACTERS = 12
const LINES = /(?<![\p{L}\p{N}.,])(480|540|720|1080|1440|2160|4320)([pi])(?![\p{L}\p{N}])/gu
const RESOLUTION =
  /(?<![\p{L}\p{N}$€£.,-])([24568]|12|16)K(?![\p{L}\p{N}]| (?:people|followers|subscribers|users|a (?:year|month)|runs?|race))/gu

/**
 * Writes numbers that are names in words, such as those of telephones, visas, aircraft and screens.
 */
export function sayCodes(text: string): string {
  return text
    .replaceAll(TOLL_FREE, (_, area: string, first: string, last: string) =>
      [
        'one',
        area.endsWith('00') ? englishCardinal(Number(area)) : digits(area),
        digits(first),
        digits(last),
      ].join(', '),
    )
    .replaceAll(LETTERED, (_, letter: string, number: string, last: string) =>
      [letter, englishCardinal(Number(number)), last].join(' '),
    )
    .replaceAll(AIRLINER, (match, model: string, series: string | undefined, at: number) => {
      const before = text.slice(Math.max(0, at - BEFORE_CHARACTERS), at)
      const isCount = BEHIND_COUNT.test(text.slice(at + match.length, at + match.length + 24))
      const isNamed = series !== undefined || (BEFORE_AIRLINER.test(before) && !isCount)
      return isNamed ? withSeries(inPairs(model), series) : match
    })
    .replaceAll(AIRLINERS, (_, model: string) => `${inPairs(model)}s`)
    .replaceAll(AIRBUS, (_, model: string, series?: string) =>
      withSeries(`A ${inPairs(model)}`, series),
    )
    .replaceAll(
      LINES,
      (_, lines: string, mark: string) => `${inPairs(lines)} ${mark.toUpperCase()}`,
    )
    .replaceAll(RESOLUTION, (_, thousand: string) => `${englishCardinal(Number(thousand))} K`)
}

function withSeries(model: string, series: string | undefined): string {
  return series === undefined ? model : `${model} ${englishCardinal(Number(series))}`
}

function digits(number: string): string {
  return Array.from(number, (digit) => englishCardinal(Number(digit))).join(' ')
}

/** Writes digits in pairs: "seven thirty-seven", "ten eighty", "seven oh seven". */
function inPairs(number: string): string {
  const [front, rest] = [Number(number.slice(0, -2)), Number(number.slice(-2))]
  if (rest === 0) return englishCardinal(Number(number))
  return `${englishCardinal(front)} ${rest < 10 ? 'oh ' : ''}${englishCardinal(rest)}`
}
