import type { Gender } from './language.ts'

const SMALL =
  `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis
  diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis
  veintisiete veintiocho veintinueve`.split(/\s+/)
const TENS = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const HUNDREDS =
  `- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos
  novecientos`.split(/\s+/)
const NOUNS: [size: number, one: string, many: string][] = [
  [1e12, 'billón', 'billones'],
  [1e6, 'millón', 'millones'],
]
const ORDINALS =
  `- primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo`.split(
    ' ',
  )
const ORDINAL_TENS =
  `- décimo vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo
  nonagésimo`.split(/\s+/)

export function spanishCardinal(value: number, before?: Gender): string {
  for (const [size, one, many] of NOUNS) {
    if (value < size) continue
    const count = Math.floor(value / size)
    const head = count === 1 ? `un ${one}` : `${spanishCardinal(count, 'm')} ${many}`
    return value % size ? `${head} ${spanishCardinal(value % size, before)}` : head
  }
  if (value >= 1000) {
    const count = Math.floor(value / 1000)
    const head = count === 1 ? 'mil' : `${belowThousand(count, before ?? 'm')} mil`
    return value % 1000 ? `${head} ${belowThousand(value % 1000, before)}` : head
  }
  return belowThousand(value, before)
}

function belowThousand(value: number, before?: Gender): string {
  if (value < 30) return shortened(SMALL[value]!, value % 10 === 1 && value !== 11, before)
  if (value < 100) {
    const tens = TENS[Math.floor(value / 10)]!
    return value % 10
      ? `${tens} y ${shortened(SMALL[value % 10]!, value % 10 === 1, before)}`
      : tens
  }
  if (value === 100) return 'cien'
  const hundreds = HUNDREDS[Math.floor(value / 100)]!
  const head = before === 'f' ? hundreds.replace(/os$/, 'as') : hundreds
  return value % 100 ? `${head} ${belowThousand(value % 100, before)}` : head
}

/** Shortens "uno" before a noun, as Spanish does. */
function shortened(word: string, endsInOne: boolean, before?: Gender): string {
  if (!endsInOne || before === undefined) return word
  if (before === 'f') return word.replace(/uno$/, 'una')
  return word === 'veintiuno' ? 'veintiún' : word.replace(/uno$/, 'un')
}

export function spanishOrdinal(value: number, gender: Gender): string {
  if (value >= 100) return spanishCardinal(value)
  const tens = ORDINAL_TENS[Math.floor(value / 10)]!
  const words =
    value <= 12 ? ORDINALS[value]! : value % 10 ? `${tens} ${ORDINALS[value % 10]}` : tens
  return gender === 'f' ? words.replaceAll(/o(?= |$)/g, 'a') : words
}
