import type { Gender, SpokenLanguage } from './languages/language.ts'

/** The most digits that are read as one number. */
const MOST_DIGITS = 15

/** Writes numbers as in programs: without thousands separators, and with a decimal point. */
export function canonicalNumbers(text: string, { decimal }: SpokenLanguage): string {
  const ofSwiss = text.replaceAll(/(?<![\d.,])\d{1,3}(?:'\d{3}){1,5}(?!\d)/g, without("'"))
  if (decimal === '.')
    return ofSwiss.replaceAll(/(?<![\d.,])\d{1,3}(?:,\d{3}){1,5}(?!\d)/g, without(','))
  return ofSwiss
    .replaceAll(/(?<![\d.,])\d{1,3}(?:\.\d{3}){1,5}(?![\d.])/g, without('.'))
    .replaceAll(/(?<![\d.,]|\d )\d{1,3}(?: \d{3}){1,5}(?!\d)/g, without(' '))
    .replaceAll(/(\d),(\d)/g, '$1.$2')
}

function without(mark: string) {
  return (number: string) => number.replaceAll(mark, '')
}

/** A canonical number in words; `before` is the gender of the noun that follows. */
export function sayNumber(number: string, language: SpokenLanguage, before?: Gender): string {
  const [whole = '0', decimals] = number.split('.')
  if (decimals !== undefined) {
    const { words, decimalsByDigit } = language
    const isNumber = !decimalsByDigit && decimals.length <= 3 && !decimals.startsWith('0')
    const last = isNumber ? language.cardinal(Number(decimals)) : sayDigits(decimals, language)
    return `${sayWhole(whole, language)} ${words.point} ${last}`
  }
  return sayWhole(whole, language, before)
}

function sayWhole(digits: string, language: SpokenLanguage, before?: Gender): string {
  const isNamed = digits.length > 1 && digits.startsWith('0')
  if (isNamed || digits.length > MOST_DIGITS) return sayDigits(digits, language)
  return language.cardinal(Number(digits), before)
}

export function sayDigits(digits: string, language: SpokenLanguage): string {
  return Array.from(digits, (digit) => language.cardinal(Number(digit))).join(' ')
}

/** The word before a position, in lower case; empty if none is near. */
export function wordBefore(text: string, at: number): string {
  // safe expression: it looks at 24 characters
  return /(\p{L}+)[ ,]*$/u.exec(text.slice(Math.max(0, at - 24), at))?.[1]?.toLowerCase() ?? ''
}

/** The word after a position, as written; empty if something else comes first. */
export function wordAfter(text: string, at: number): string {
  return /^ (\p{L}+)/u.exec(text.slice(at, at + 24))?.[1] ?? ''
}
