import { languageByWords } from '../words/language.ts'
import { spelledNumber, unitOf, zerosOf } from '../words/number-words.ts'
import { takenPlaces } from './taken-places.ts'
import type { SpelledNumber } from './spelled-numbers.ts'

/** A number as a text writes it, from `start` to `end`. */
export interface WrittenNumber {
  text: string
  start: number
  end: number
  /** Its certain value in plain digits ("1200", "0.5"); null if it can be read in two ways. */
  value: string | null
  /** The unit, such as "%", "$" or "km"; empty for a bare count. */
  unit: string
}

const MONEY =
  /(?:US\$|A\$|C\$|HK\$|NZ\$|[$€£¥￥₹₽]|(?<!\p{L})(?:USD|EUR|GBP|CHF|JPY|CNY|INR|RUB|Rs\.?))[ \u00a0\u202f]?/u
const GROUPED = /(?<![\d.,])\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\d)(?:[.,]\d+)?/u
const PLAIN = /\d+(?:[.,'’٬٫]\d+)*/u
/** Numbers joined by signs, which are compared as written: "2-1", "10:30", "2020/21". */
const JOINED = /(?:[-–:/]\d+(?:[.,]\d+)*)+/u
const UNIT =
  /[ \u00a0\u202f-]?(?:%|٪|％|°[CF]?|円|元|per ?cent(?:age points?)?|percentage points?|points? de pourcentage|puntos? porcentual(?:es)?|pour cent|por ciento|por cento|per cento|\p{L}+)/u
/**
 * Rejects numbers directly after letters, which are parts of names such as "F-16" or "MH370".
 * Scripts without spaces between words are exempt.
 */
const NO_NAME_BEFORE = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d][-‑.]?)/u
const NUMBER = new RegExp(
  `(${MONEY.source})?${NO_NAME_BEFORE.source}([-−](?<=(?:^|[\\s(])[-−]))?(?:(${GROUPED.source})|(${PLAIN.source})(${JOINED.source})?)`,
  'gu',
)
const UNIT_BEHIND = new RegExp(`^(?:${UNIT.source})`, 'u')
const MONEY_BEHIND = new RegExp(`^${MONEY.source}`, 'u')
const SCALE = /^[ \u00a0\u202f-]?(\p{L}+)\.?/u
/** A letter after money is a scale: "$5m". */
const SHORT_SCALES: Record<string, number> = { k: 3, m: 6, b: 9, t: 12 }
const POINT_IS_DECIMAL = new Set(['en', 'zh', 'ja', 'ko', 'th', 'he', 'hi', 'ta', 'te', 'bn'])
const COMMA_IS_DECIMAL = new Set(
  'de fr it nl da no fi sv cs pl pt ro ru tr uk hr hu id el'.split(' '),
)

/**
 * Finds every number of a text, in digits of any script and in words of the supported languages:
 * words up to ninety-nine by default, or as `spelled` finds them.
 */
export function writtenNumbers(
  original: string,
  language = languageByWords(original),
  spelled = upToNinetyNine,
): WrittenNumber[] {
  const text = westernDigits(original)
  const found: WrittenNumber[] = []
  for (const match of text.matchAll(NUMBER)) {
    const [whole, money, minus, grouped, plain = '', joined = ''] = match
    const end = match.index + whole.length
    const digits = grouped?.replace(/[ \u00a0\u2009\u202f]/gu, '') ?? plain
    const bare = joined === '' ? readDigits(digits, grouped !== undefined, language) : null
    const value = bare !== null && minus ? `-${bare}` : bare
    found.push(withUnit(original, text, { start: match.index, end, value, money, language }))
  }
  const isTaken = takenPlaces(found)
  for (const { start, end, value } of spelled(text, language ?? 'en'))
    // The word in "1.2 thousand" is a part of the number before it.
    if (!isTaken(start, end))
      found.push(withUnit(original, text, { start, end, value: String(value), language }))
  return found.sort((a, b) => a.start - b.start)
}

/** Finds numbers in words up to ninety-nine, as in figures of news. */
export function upToNinetyNine(text: string, language: string): SpelledNumber[] {
  return Array.from(text.matchAll(/\p{L}+(?:-\p{L}+)?/gu)).flatMap((match) => {
    const value = spelledNumber(match[0].toLowerCase(), language)
    return value === null ? [] : [{ start: match.index, end: match.index + match[0].length, value }]
  })
}

interface Bare {
  start: number
  end: number
  value: string | null
  money?: string | undefined
  language: string | null
}

/** Adds the words after the digits: "million", "%", "euros". */
function withUnit(original: string, text: string, number: Bare): WrittenNumber {
  const { start, money, language } = number
  let { end, value } = number
  let unit = money === undefined ? '' : (unitOf(money.trim().replace('.', '')) ?? money.trim())

  for (let scaled = 0; scaled < 2; scaled++) {
    const scale =
      SCALE.exec(text.slice(end, end + 24)) ??
      /^([千万萬億亿兆만억조])/u.exec(text.slice(end, end + 1))
    const word = eastAsianStart(scale?.[1]) ?? scale?.[1]?.toLowerCase()
    if (!scale || word === undefined) break
    const zeros = zerosOf(word, language) ?? (money ? SHORT_SCALES[word] : undefined)
    if (zeros === undefined || zeros === null) break
    if (value !== null) value = shifted(value, zeros)
    end += scale[0].length - scale[1]!.length - (scale[0].endsWith('.') ? 1 : 0) + word.length
  }

  // Skips the joint before a currency, as in "cinq millions de dollars".
  const joint =
    end > number.end ? (/^ (?:de |d['’])(?=\p{L})/u.exec(text.slice(end, end + 5))?.[0] ?? '') : ''
  const isOfUnit = joint !== '' && startsWithUnit(text.slice(end + joint.length, end + 32))
  if (isOfUnit) end += joint.length - 1
  const rest = isOfUnit ? ` ${text.slice(end + 1, end + 32)}` : text.slice(end, end + 32)
  const behind = money === undefined ? UNIT_BEHIND.exec(rest)?.[0] : undefined
  const sign =
    money === undefined ? MONEY_BEHIND.exec(rest.replace(/^ /u, ''))?.[0].trim() : undefined
  if (sign !== undefined) {
    unit = unitOf(sign.replace('.', '')) ?? sign
    end += rest.startsWith(' ') ? sign.length + 1 : sign.length
  } else if (behind !== undefined) {
    const known = unitOf(behind.replace(/^[ \u00a0\u202f-]/u, ''))
    // Letters directly after a number belong to it: "5G", "90s".
    const isClinging = /^\p{L}/u.test(behind) && !/^[\p{Lo}]/u.test(behind)
    if (known !== null || isClinging) {
      unit = known ?? behind.toLowerCase()
      end += behind.length
    }
  }
  return { text: original.slice(start, end), start, end, value, unit }
}

function startsWithUnit(text: string): boolean {
  const [word = ''] = /^\p{L}+/u.exec(text) ?? []
  return word !== '' && unitOf(word) !== null
}

/**
 * The scale at the start of a word, because Japanese, Chinese and Korean write on after it without
 * a space.
 */
function eastAsianStart(word: string | undefined): string | undefined {
  return /^[千万萬億亿兆만억조]/u.exec(word ?? '')?.[0]
}

/**
 * The value of digits; null if a separator may mean thousands or decimals and the language does not
 * settle it.
 */
function readDigits(digits: string, isGrouped: boolean, language: string | null): string | null {
  const marks = digits.match(/[^\d]/gu) ?? []
  const parts = digits.split(/[^\d]/u)
  if (marks.length === 0) return canonical(digits)
  const last = marks.at(-1)!
  const fraction = parts.at(-1)!
  if (isGrouped) return canonical(`${parts.slice(0, -1).join('')}.${fraction}`)

  const whole = parts.slice(0, -1)
  const isSame = marks.every((mark) => mark === marks[0])
  if (marks.length > 1) {
    if (isSame) return areThousands(parts) ? canonical(parts.join('')) : null
    const isMixed = marks.slice(0, -1).every((mark) => mark === marks[0]) && areThousands(whole)
    return isMixed ? canonical(`${whole.join('')}.${fraction}`) : null
  }
  if (last === '٫' || fraction.length !== 3) {
    return /['’٬]/u.test(last) ? null : canonical(`${parts[0]}.${fraction}`)
  }
  if (/['’٬]/u.test(last)) return canonical(parts.join(''))
  const isDecimal = isDecimalMark(last, language) || /^0|^\d{4}/u.test(digits)
  if (isDecimal) return canonical(`${parts[0]}.${fraction}`)
  return isDecimalMark(last === ',' ? '.' : ',', language) ? canonical(parts.join('')) : null
}

function isDecimalMark(mark: string, language: string | null): boolean {
  return (mark === '.' ? POINT_IS_DECIMAL : COMMA_IS_DECIMAL).has(language ?? '')
}

/** Says if all separators mark thousands, as in "1,200,000", or "12,00,000" in India. */
function areThousands(parts: string[]): boolean {
  const [first, ...rest] = parts
  const last = rest.at(-1)
  if (last === undefined) return first !== undefined
  const inner = rest.slice(0, -1)
  return (
    /^[1-9]\d{0,2}$/u.test(first!) &&
    last.length === 3 &&
    (inner.every(({ length }) => length === 3) || inner.every(({ length }) => length === 2))
  )
}

function canonical(digits: string): string {
  const [whole = '', fraction = ''] = digits.split('.')
  const decimals = fraction.replace(/(?<!0)0+$/u, '')
  return (whole.replace(/^0+(?=\d)/u, '') || '0') + (decimals && `.${decimals}`)
}

/** Multiplies a number in plain digits by a power of ten, exactly. */
function shifted(value: string, zeros: number): string {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.')
  const moved = fraction.padEnd(zeros, '0')
  const sign = value.startsWith('-') ? '-' : ''
  return sign + canonical(`${whole}${moved.slice(0, zeros)}.${moved.slice(zeros)}`)
}

const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xff10,
]

/** Replaces the digits of other scripts by Western ones; the text keeps its length. */
export function westernDigits(text: string): string {
  return text.replace(/(?!\d)[\p{Nd}]/gu, (digit) => {
    const code = digit.codePointAt(0)!
    const zero = ZEROS.find((first) => code >= first && code <= first + 9)
    return zero === undefined ? digit : String(code - zero)
  })
}
