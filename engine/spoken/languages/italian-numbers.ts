import type { Gender } from './language.ts'

const SMALL =
  `zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici
  diciassette diciotto diciannove`.split(/\s+/)
const TENS = '- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')
const NOUNS: [size: number, one: string, many: string][] = [
  [1e12, 'bilione', 'bilioni'],
  [1e9, 'miliardo', 'miliardi'],
  [1e6, 'milione', 'milioni'],
]
const ORDINALS = '- primo secondo terzo quarto quinto sesto settimo ottavo nono decimo'.split(' ')

export function italianCardinal(value: number, before?: Gender): string {
  for (const [size, one, many] of NOUNS) {
    if (value < size) continue
    const count = Math.floor(value / size)
    const head = count === 1 ? `un ${one}` : `${italianCardinal(count)} ${many}`
    return value % size ? `${head} e ${italianCardinal(value % size)}` : head
  }
  if (value === 1 && before) return before === 'f' ? 'una' : 'un'
  const words = belowMillion(value)
  // "Tre" has an accent at the end of a longer word.
  return value > 3 && words.endsWith('tre') ? `${words.slice(0, -1)}é` : words
}

function belowMillion(value: number): string {
  if (value < 20) return SMALL[value]!
  if (value < 100) {
    const tens = TENS[Math.floor(value / 10)]!
    if (value % 10 === 0) return tens
    // The final vowel is dropped before another one: ventuno, ventotto.
    const isShort = value % 10 === 1 || value % 10 === 8
    return (isShort ? tens.slice(0, -1) : tens) + SMALL[value % 10]
  }
  if (value < 1000) {
    const hundreds = Math.floor(value / 100)
    return `${hundreds === 1 ? '' : SMALL[hundreds]}cento${value % 100 ? belowMillion(value % 100) : ''}`
  }
  const thousands = Math.floor(value / 1000)
  const head = thousands === 1 ? 'mille' : `${belowMillion(thousands)}mila`
  return value % 1000 ? head + belowMillion(value % 1000) : head
}

export function italianOrdinal(value: number, gender: Gender): string {
  const words = value <= 10 ? ORDINALS[value]! : `${stem(value)}esimo`
  return gender === 'f' ? `${words.slice(0, -1)}a` : words
}

function stem(value: number): string {
  const words = belowMillion(value)
  if (value % 10 === 3 && value % 100 !== 13) return words
  if (value % 10 === 6 && value % 100 !== 16) return words
  return words.slice(0, -1)
}
