import type { SpokenLanguage } from './languages/language.ts'
import { sayDigits } from './written-numbers.ts'

const INTERNATIONAL = /(?<![\w+])\+\d{1,3}[ -][\d ()-]{5,20}\d(?!\d)/g
const AMERICAN = /(?<![\d-])(?:\(\d{3}\) |\d{3}-)\d{3}-\d{4}(?![\d-])/g
const VERSION = /(?<![\d.])(\d{1,4})\.(\d{1,2})\.(\d{1,4})(?:\.(\d{1,4}))?(?![\d]|\.\d)/g
const POINT = /(?<![\d.,])(\d{1,4})\.(\d{1,2})(?![\d]|[.,]\d)/g
/** Who calls for help in English. */
const EMERGENCY =
  /(?<=(?<!\p{L})(?:call|calls|called|calling|dial|dialed|dialled|dialing|phoned|rang) )(?:911|999)(?![\d.,]\d|\d)|(?<![\d.,$€£-])(?:911|999)(?= (?:call|dispatch|operator|emergency|caller)s?)/giu

/** Telephone numbers a digit at a time, versions with their dots. */
export function sayPhonesAndVersions(text: string, language: SpokenLanguage): string {
  const sayPhone = (match: string) => {
    const groups = match.split(/[ ()+-]+/).filter(Boolean)
    const plus = match.startsWith('+') ? `${language.words.plus} ` : ''
    return plus + groups.map((group) => sayDigits(group, language)).join(', ')
  }
  const dotted = (...parts: (string | undefined)[]) =>
    parts.filter((part) => part !== undefined).join(` ${language.words.dot} `)
  const said = text
    .replaceAll(EMERGENCY, (number) => sayDigits(number, language))
    .replaceAll(INTERNATIONAL, sayPhone)
    .replaceAll(AMERICAN, sayPhone)
    .replaceAll(VERSION, (_, a: string, b: string, c: string, d?: string) => dotted(a, b, c, d))
  if (language.decimal === '.') return said
  return said.replaceAll(POINT, (_, a: string, b: string) => dotted(a, b))
}
