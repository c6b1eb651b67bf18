import type { SpokenLanguage } from './languages/language.ts'
import { sayDigits, sayNumber } from './written-numbers.ts'

const INTERNATIONAL = /(?<![\w+])\+\d{1,3}[ -][\d ()-]{5,20}\d(?!\d)/g
const AMERICAN = /(?<![\d-])(?:\(\d{3}\) |\d{3}-)\d{3}-\d{4}(?![\d-])/g
const VERSION = /(?<![\d.])(\d{1,4})\.(\d{1,2})\.(\d{1,4})(?:\.(\d{1,4}))?(?![\d]|\.\d)/g
const POINT = /(?<![\d.,])(\d{1,4})\.(\d{1,2})(?![\d]|[.,]\d)/g
/** Matches English emergency numbers after a verb such as "call". */
const EMERGENCY =
  /(?<=(?<!\p{L})(?:call|calls|called|calling|dial|dialed|dialled|dialing|phoned|rang) )(?:911|999|112|988|[2-8]11)(?![\d.,]\d|\d| (?:people|\p{Ll}{2,20}s)(?!\p{L}))|(?<![\d.,$€£-])(?:911|999)(?= (?:call|dispatch|operator|emergency|caller)s?)/giu

/** Matches numbers after a word for telephone. */
const NAMED =
  /(?<=(?<!\p{L})(?:[Tt][eé]l\.?|[Tt]elephone|[Tt]elefon|[Tt]eléfono|[Tt]éléphone|[Tt]elefono|[Pp]hone|[Ff]ax):? )\d[\d /()-]{4,20}\d(?!\d)/gu
const GERMAN_EMERGENCY = /(?<=(?<!\p{L})(?:Notruf|Notrufnummer|Rufnummer|Nummer) )11\d(?!\d)/gu

/** Writes telephone numbers group by group, and versions with their dots, in words. */
export function sayPhonesAndVersions(text: string, language: SpokenLanguage): string {
  const sayPhone = (match: string) => {
    const groups = match.split(/[ ()+/-]+/).filter(Boolean)
    const plus = match.startsWith('+') ? `${language.words.plus} ` : ''
    return plus + groups.map((group) => sayGroup(group, language)).join(', ')
  }
  const dotted = (...parts: (string | undefined)[]) =>
    parts.filter((part) => part !== undefined).join(` ${language.words.dot} `)
  const said = text
    .replaceAll(EMERGENCY, (number) => sayDigits(number, language))
    .replaceAll(GERMAN_EMERGENCY, (number) => sayDigits(number, language))
    .replaceAll(NAMED, sayPhone)
    .replaceAll(INTERNATIONAL, sayPhone)
    .replaceAll(AMERICAN, sayPhone)
    .replaceAll(VERSION, (_, a: string, b: string, c: string, d?: string) => dotted(a, b, c, d))
  if (language.decimal === '.') return said
  return said.replaceAll(POINT, (_, a: string, b: string) => dotted(a, b))
}

/**
 * Writes a group of digits in words: a pair as one number ("quarante-cinq") in languages that say
 * decimals so, too, and everything else digit by digit.
 */
function sayGroup(group: string, language: SpokenLanguage): string {
  return group.length === 2 && !language.decimalsByDigit
    ? sayNumber(group, language)
    : sayDigits(group, language)
}
