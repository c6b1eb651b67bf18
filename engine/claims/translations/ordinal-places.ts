import { placeOf, spelledAmounts } from '../coverage/spelled-amounts.ts'
import type { Span } from '../taken-places.ts'

/** An ordinal in words or a century in Roman digits: "third", "XXe siècle". */
export interface OrdinalPlace extends Span {
  text: string
  place: number
}

const CENTURY = /(?<!\p{L})(?:([IVX]{1,6})(?:er|e|ème) siècles?|siglos? ([IVX]{1,6}))(?!\p{L})/gu
const ROMAN: Record<string, number> = { I: 1, V: 5, X: 10 }
/** Words that may be something else than an ordinal: a fraction, a room, a unit of time. */
const OTHER_SENSE = /^(?:second|seconde|segund[ao]|cuart[ao]|quint[ao]|thirds|.*(?:ths|os|as))$/iu
/** Words before a fraction in English: "a third", "two fifths". */
const A_PART = /(?<!\p{L})(?:an?|one|two|three|four) $/iu
/**
 * The lowest ordinal that is looked for, because "first" and "second" are part of many other words:
 * "zweitens", "seconds".
 */
const LEAST = 3

/** Finds ordinals from the third on, and centuries. */
export function ordinalPlaces(text: string, language: string): OrdinalPlace[] {
  const spelled = spelledAmounts(text, language).flatMap(({ key, start, end }) => {
    const place = placeOf(key)
    const word = text.slice(start, end)
    const isPart = language === 'en' && A_PART.test(text.slice(Math.max(0, start - 6), start))
    if (place === null || place < LEAST || isPart || OTHER_SENSE.test(word)) return []
    return [{ text: word, place, start, end }]
  })
  const centuries = Array.from(text.matchAll(CENTURY), (match) => ({
    ...{ text: match[0], place: fromRoman(match[1] ?? match[2]!) },
    ...{ start: match.index, end: match.index + match[0].length },
  }))
  return [...spelled, ...centuries]
}

function fromRoman(digits: string): number {
  const values = Array.from(digits, (digit) => ROMAN[digit]!)
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  )
}
