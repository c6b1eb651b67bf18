import type { Gender } from './language.ts'

const SMALL =
  `null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn
  siebzehn achtzehn neunzehn`.split(/\s+/)
const TENS = '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
/** Numbers from a million on are nouns. */
const NOUNS: [size: number, one: string, many: string][] = [
  [1e12, 'Billion', 'Billionen'],
  [1e9, 'Milliarde', 'Milliarden'],
  [1e6, 'Million', 'Millionen'],
]
const ONES: Readonly<Record<Gender, string>> = { m: 'ein', n: 'ein', f: 'eine' }
const ORDINALS: Readonly<Record<number, string>> = { 1: 'ers', 3: 'drit', 7: 'sieb', 8: 'ach' }

export function germanCardinal(value: number, before?: Gender): string {
  for (const [size, one, many] of NOUNS) {
    if (value < size) continue
    const count = Math.floor(value / size)
    const head = count === 1 ? `eine ${one}` : `${belowMillion(count, '')} ${many}`
    return value % size ? `${head} ${germanCardinal(value % size, before)}` : head
  }
  return value === 1 && before ? ONES[before] : belowMillion(value, 's')
}

/** The number in words. `s` is the ending of "ein" at the end of a number. */
function belowMillion(value: number, s: string): string {
  if (value === 1) return `ein${s}`
  if (value < 20) return SMALL[value]!
  if (value < 100) {
    const tens = TENS[Math.floor(value / 10)]!
    return value % 10 ? `${belowMillion(value % 10, '')}und${tens}` : tens
  }
  const size = value < 1000 ? 100 : 1000
  const name = size === 100 ? 'hundert' : 'tausend'
  const head = belowMillion(Math.floor(value / size), '') + name
  return value % size ? head + belowMillion(value % size, s) : head
}

/** The stem of an ordinal, without its ending: "dritt", "zwanzigst". */
export function germanOrdinalStem(value: number): string {
  const last = value % 100
  const known = ORDINALS[last]
  if (known !== undefined) return `${value > last ? belowMillion(value - last, '') : ''}${known}t`
  return `${belowMillion(value, 's')}${last > 0 && last < 20 ? 't' : 'st'}`
}

export function germanYear(value: number): string {
  if (value < 1100 || value >= 2000) return germanCardinal(value)
  const rest = value % 100
  return `${belowMillion(Math.floor(value / 100), '')}hundert${rest ? belowMillion(rest, 's') : ''}`
}
