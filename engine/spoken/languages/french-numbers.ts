import type { Gender } from './language.ts'

const SMALL =
  `zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept
  dix-huit dix-neuf`.split(/\s+/)
const TENS =
  '- dix vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ')
const NOUNS: [size: number, name: string][] = [
  [1e12, 'billion'],
  [1e9, 'milliard'],
  [1e6, 'million'],
]

export function frenchCardinal(value: number, before?: Gender): string {
  for (const [size, name] of NOUNS) {
    if (value < size) continue
    const count = Math.floor(value / size)
    const head = `${frenchCardinal(count)} ${name}${count > 1 ? 's' : ''}`
    return value % size ? `${head} ${frenchCardinal(value % size, before)}` : head
  }
  if (value >= 1000) {
    const count = Math.floor(value / 1000)
    // "Quatre-vingts" and "cents" lose their "s" before "mille".
    const head =
      count === 1 ? 'mille' : `${belowThousand(count).replace(/(vingt|cent)s$/, '$1')} mille`
    return value % 1000 ? `${head} ${frenchCardinal(value % 1000, before)}` : head
  }
  const words = belowThousand(value)
  return before === 'f' && value % 10 === 1 && value % 100 !== 11
    ? words.replace(/(?<![a-z])un$/, 'une')
    : words
}

function belowThousand(value: number): string {
  if (value < 20) return SMALL[value]!
  if (value < 100) return belowHundred(value)
  const hundreds = Math.floor(value / 100)
  const head = hundreds === 1 ? 'cent' : `${SMALL[hundreds]} cent`
  if (value % 100 === 0) return hundreds === 1 ? head : `${head}s`
  return `${head} ${belowThousand(value % 100)}`
}

function belowHundred(value: number): string {
  const tens = Math.floor(value / 10)
  // Numbers after seventy and ninety continue those after sixty and eighty, up to nineteen.
  const rest = tens === 7 || tens === 9 ? value - (tens - 1) * 10 : value % 10
  if (rest === 0) return tens === 8 ? 'quatre-vingts' : TENS[tens]!
  const isJoined = (rest === 1 && tens < 7) || (rest === 11 && tens === 7)
  return `${TENS[tens]}${isJoined ? ' et ' : '-'}${SMALL[rest]}`
}

export function frenchOrdinal(value: number, gender: Gender): string {
  if (value === 1) return gender === 'f' ? 'première' : 'premier'
  const words = frenchCardinal(value).replace(/(vingt|cent)s$/, '$1')
  if (words.endsWith('cinq')) return `${words}uième`
  if (words.endsWith('neuf')) return `${words.slice(0, -1)}vième`
  return `${words.endsWith('e') ? words.slice(0, -1) : words}ième`
}
