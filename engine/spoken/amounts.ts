import type { Counted, Currency, SpokenLanguage } from './languages/language.ts'
import { sayNumber } from './written-numbers.ts'

const SIGN_FIRST =
  /(?<![\p{L}$])([-−]?)((?:US|CA|AU|NZ|HK|[ACSR])?\$|[€£¥₹₩₽₿]|(?:USD|EUR|GBP|JPY|CHF|CNY|MXN|AUD|CAD|INR|SEK|NOK|DKK)(?= ?\d)) ?(\d{1,15}(?:\.\d{1,6})?)(?: ?(\p{L}{1,9})(?![\p{L}\d]))?/gu
const SIGN_LAST =
  /(?<![\d.])(\d{1,15}(?:\.\d{1,6})?)(?: ?(\p{L}{1,9}))? ?(US\$|[€$£¥]|(?<=[ \d])(?:EUR|USD|GBP|CHF|JPY|MXN|AUD|CAD|INR|SEK|NOK|DKK)(?!\p{L}))/gu
const MAGNITUDE = /(?<![\d.])(\d{1,15}(?:\.\d{1,6})?)( ?)(\p{L}{1,9})(?![\p{L}\d'/]|-\d)/gu
const PERCENT = /(?<![\d.])(\d{1,15}(?:\.\d{1,6})?) ?%/g
const DEGREES = /(?<![\d.])(\d{1,4}(?:\.\d{1,3})?) ?°(?: ?([CF])(?!\p{L}))?/gu
/** Matches the mark of an ordinal before its noun: "Il 21° posto". */
const RANKED = /^ (?!nell|nei|con |per |tra |fra |alla? |alle |sotto |sopra |gradi)\p{Ll}{3}/u
const BEHIND_CHARACTERS = 8
const MULTIPLE = /(?<![\d.])(\d{1,6}(?:\.\d{1,3})?)x(?![\p{L}\d])/gu
const UNIT = /(?<![\d.])(\d{1,15}(?:\.\d{1,6})?) ?(\p{L}{1,4}(?:[²³]|\/[hs])?)(?![\p{L}\d])/gu
/** Matches a unit before its noun: "A 78-mph throw". */
const UNIT_OF_NOUN =
  /(?<![\d.-])(\d{1,9}(?:\.\d{1,6})?)-(mph|km|kg|cm|mm|ft|lb|oz|mi|kW|MW|GW|GB|TB|GHz|MHz)(?![\p{L}\d-])/gu

/** Numerals after which a currency needs no "of". */
const NUMERALS = new Set(['mil', 'mille', 'mila', 'tausend', 'thousand'])

/** Writes money, millions, percentages, temperatures and units in words. */
export function sayAmounts(text: string, language: SpokenLanguage): string {
  const { words, units } = language
  const money = (number: string, magnitude: string | undefined, sign: string) =>
    sayMoney(number, own(language.magnitudes, magnitude), language.currencies[sign], language)
  return text
    .replaceAll(SIGN_FIRST, (match, minus: string, sign: string, number: string, word?: string) => {
      const isMagnitude = word !== undefined && own(language.magnitudes, word) !== undefined
      const said = money(number, isMagnitude ? word : undefined, sign)
      if (said === null) return match
      return `${minus && `${words.minus} `}${said}${word && !isMagnitude ? ` ${word}` : ''}`
    })
    .replaceAll(SIGN_LAST, (match, number: string, word: string | undefined, sign: string) => {
      const isKnown = word === undefined || own(language.magnitudes, word) !== undefined
      return (isKnown ? money(number, word, sign) : null) ?? match
    })
    .replaceAll(MAGNITUDE, (match, number: string, space: string, word: string) => {
      const noun = own(language.magnitudes, word)
      // A single letter after a space is a unit, not a magnitude.
      return noun && !(space && word.length === 1) ? sayCounted(number, noun, language) : match
    })
    .replaceAll(
      PERCENT,
      (_, number: string) => `${sayNumber(number, language, words.percentGender)} ${words.percent}`,
    )
    .replaceAll(
      DEGREES,
      (match, number: string, scale: string | undefined, at: number, all: string) => {
        const behind = all.slice(at + match.length, at + match.length + BEHIND_CHARACTERS)
        const isRank = scale === undefined && Object.hasOwn(language.ordinalMarks, '°')
        if (isRank && RANKED.test(behind)) return match
        const name =
          scale === 'C' ? ` ${words.celsius}` : scale === 'F' ? ` ${words.fahrenheit}` : ''
        return sayCounted(number, words.degrees, language) + name
      },
    )
    .replaceAll(
      MULTIPLE,
      (_, number: string) => `${sayNumber(number, language, 'f')} ${words.times}`,
    )
    .replaceAll(UNIT_OF_NOUN, (match, number: string, unit: string) => {
      const noun = own(units, unit)
      return noun && unit.length > 1 ? `${sayNumber(number, language)}-${noun.one}` : match
    })
    .replaceAll(UNIT, (match, number: string, unit: string) => {
      const noun = own(units, unit)
      // "25in" is a length, but in "25 in" the word is a preposition.
      const isUnit = noun && !(unit === 'in' && match.includes(' '))
      return isUnit ? sayCounted(number, noun, language) : match
    })
}

function sayMoney(
  number: string,
  magnitude: Counted | undefined,
  currency: Currency | undefined,
  language: SpokenLanguage,
): string | null {
  if (!currency) return null
  const cents = /^(\d+)\.(\d\d)$/.exec(number)
  if (!magnitude && cents && currency.cents) {
    const [, whole = '0', part = '0'] = cents
    if (Number(part) === 0) return sayCounted(whole, currency, language)
    const said = language.cardinal(Number(part), currency.cents.gender ?? 'm')
    const noun = Number(part) === 1 ? currency.cents.one : currency.cents.many
    if (Number(whole) === 0) return `${said} ${noun}`
    return language.cents(
      sayCounted(whole, currency, language),
      language.cardinal(Number(part)),
      noun,
    )
  }
  if (!magnitude) return sayCounted(number, currency, language)
  const said = sayCounted(number, magnitude, language)
  return `${said} ${NUMERALS.has(magnitude.one) ? currency.many : language.of(currency.many)}`
}

function sayCounted(number: string, noun: Counted, language: SpokenLanguage): string {
  return `${sayNumber(number, language, noun.gender ?? 'm')} ${Number(number) === 1 ? noun.one : noun.many}`
}

function own<Value>(
  table: Readonly<Record<string, Value>>,
  key: string | undefined,
): Value | undefined {
  if (key === undefined) return undefined
  if (Object.hasOwn(table, key)) return table[key]
  // Headlines write magnitudes in capitals: "$43 MILLION".
  const small = key.toLowerCase()
  return key.length > 3 && Object.hasOwn(table, small) ? table[small] : undefined
}
