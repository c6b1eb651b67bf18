import { englishCardinal } from '../languages/english-numbers.ts'

const TIMES = /(?<![\p{L}\p{N}.,])(\d{1,4}) ?[x×] ?(\d{1,4})(?![\p{L}\p{N}]|[.,]\d)/giu
/**
 * Matches ranges of money such as "$5–10m", in which the scale also applies to the first number.
 */
const MONEY =
  /(?<![\p{L}\p{N}])([$€£₹])(\d{1,6}(?:\.\d{1,3})?) ?[-–] ?\1?(\d{1,6}(?:\.\d{1,3})?) ?(k|m|mn|bn|b|tn|million|billion|trillion|crore|lakh)(?!\p{L})/giu
const EVEN = /(?<![\p{N}.,$€£-])([2-9]\d)-\1(?![\p{N}-]|[.,]\d)/gu
/** Matches two parts of one whole: "A 60-40 split". */
const SHARES =
  /(?<![\p{N}.,$€£-])([1-9]\d)[-/]([1-9]\d)(?= (?:split|mix|ratio|rule|principle|partnership|joint venture)\b)/giu
const CENTS = /(?<![\p{N}.,])(\d{1,4}(?:\.\d{1,2})?) ?¢/gu

/** Writes two adjacent numbers, and cents, as they are spoken: "4x4", "$5–10m", "50-50", "99¢". */
export function sayPairs(text: string): string {
  return text
    .replaceAll(
      MONEY,
      (_, sign: string, from: string, to: string, magnitude: string) =>
        `${from} to ${sign}${to}${magnitude.length > 2 ? ' ' : ''}${magnitude}`,
    )
    .replaceAll(TIMES, '$1 by $2')
    .replaceAll(EVEN, (match, half: string) => {
      const said = englishCardinal(Number(half))
      return Number(half) > MOST_GOALS ? `${said} ${said}` : match
    })
    .replaceAll(
      SHARES,
      (_, one: string, other: string) =>
        `${englishCardinal(Number(one))} ${englishCardinal(Number(other))}`,
    )
    .replaceAll(CENTS, (_, count: string) => `${count} ${count === '1' ? 'cent' : 'cents'}`)
}

/** The highest number that counts as the goals in a game. */
const MOST_GOALS = 20
