import { english } from '../../spoken/languages/english.ts'
import { french } from '../../spoken/languages/french.ts'
import { german } from '../../spoken/languages/german.ts'
import type { SpokenLanguage } from '../../spoken/languages/language.ts'
import { spanish } from '../../spoken/languages/spanish.ts'
import type { Span } from '../taken-places.ts'

/**
 * An amount in words that is a share, a multiple, a rough count or an ordinal: "half", "doubled",
 * "dozens", "third".
 */
export interface SpelledAmount extends Span {
  /** The same key for all words of one amount. */
  key: string
}

/** Words of amounts, as a list for each key; `*` stands for any ending. */
const lists: Record<string, string> = {
  en: `1/2 half halves halve* halving | 1/4 quarter* | 12x dozen* | 100s hundreds | 1000s thousands | million million* |
    billion billion* | trillion trillion* | x2 double* doubling twice twofold | x3 triple* tripling threefold thrice |
    x4 quadrupl* fourfold | x10 tenfold | 20s twenties | 30s thirties | 40s forties |
    50s fifties | 60s sixties | 70s seventies | 80s eighties | 90s nineties | -1d yesterday | +1d tomorrow`,
  de: `half-past halb | 1/2 halbe halber halbes halben halbem hälfte halbier* | 1.5 anderthalb eineinhalb | 1/3 drittel* zweidrittel* |
    1/4 viertel* dreiviertel* | 1/5 fünftel* | 1/6 sechstel | 1/8 achtel | 1/10 zehntel | 12x dutzend* |
    100s hunderte* aberhunderte* | 1000s tausende* abertausende* | 10000s zehntausende* | 100000s hunderttausende* |
    million million* | billion milliarde* | trillion billion* | x2 doppel* verdoppel* | x3 verdreifach* | x4 vervierfach* |
    -2d vorgestern | -1d gestern | +2d übermorgen`,
  fr: `1/2 moitié demi demie demis demies | 1/3 tiers | 1/4 quart quarts | 10x dizaine* | 12x douzaine* | 15x quinzaine* |
    20x vingtaine* | 30x trentaine* | 40x quarantaine* | 50x cinquantaine* | 60x soixantaine* | 100s centaine* |
    1000s millier* | million million* | billion milliard* | trillion billion* | x2 double* doublé* doublant | x3 triple* triplé* |
    -2d avant-hier | -1d hier | +1d demain`,
  es: `1/2 mitad mitades | 1/3 tercio tercios | 10x decena* | 12x docena* | 15x quincena* | 100s cientos centenar* |
    1000s miles millar* | million millón millones | billion millardo* | trillion billón billones | x2 doble* duplic* |
    x3 triple* triplic* | -2d anteayer | -1d ayer`,
}

/** The highest ordinal that is looked for; days of a month are among them. */
const MOST_PLACES = 100

interface Amounts {
  whole: ReadonlyMap<string, string>
  beginnings: readonly [beginning: string, key: string][]
}

const spoken: Record<string, SpokenLanguage> = { en: english, de: german, fr: french, es: spanish }
const read = new Map<string, Amounts>()

function amountsIn(language: string): Amounts | null {
  const known = read.get(language)
  if (known || !(language in lists)) return known ?? null
  const whole = new Map<string, string>()
  const beginnings: [string, string][] = []
  for (const row of lists[language]!.split('|')) {
    const [key = '', ...words] = row.trim().split(/\s+/u)
    for (const word of words)
      if (word.endsWith('*')) beginnings.push([word.slice(0, -1), key])
      else whole.set(word, key)
  }
  for (const [word, place] of placesIn(language)) whole.set(word, `${place}.`)
  const made = { whole, beginnings }
  read.set(language, made)
  return made
}

/** Ordinals in words, from the second. */
function placesIn(language: string): [word: string, place: number][] {
  const { ordinal } = spoken[language]!
  const places: [string, number][] = []
  for (let place = 2; place <= MOST_PLACES; place++)
    for (const gender of ['m', 'f'] as const) {
      const word = ordinal(place, gender)
      for (const form of formsOf(word, language)) places.push([form, place])
    }
  if (language === 'fr') places.push(['second', 2], ['seconde', 2], ['secondes', 2])
  if (language === 'es') places.push(['tercer', 3])
  return places
}

function formsOf(word: string, language: string): string[] {
  if (language === 'de') return ['', 'r', 's', 'n', 'm', 'ns'].map((ending) => word + ending)
  return [word, `${word}s`]
}

/** Matches the German verb "achten", which also means "eighth": "Achten Sie auf". */
const NO_PLACE = /^achten? (?:auf|darauf|dabei|sie|wir|bitte)/iu

/** Finds amounts in words that are not plain numbers. */
export function spelledAmounts(text: string, language: string): SpelledAmount[] {
  const amounts = amountsIn(language)
  if (!amounts) return []
  return Array.from(text.matchAll(/\p{L}+(?:-\p{L}+){0,2}/gu)).flatMap((match) => {
    const word = match[0].toLowerCase()
    const key =
      amountOf(amounts, word) ?? word.split('-').map((part) => amountOf(amounts, part))[0] ?? null
    const end = match.index + match[0].length
    if (key === null || NO_PLACE.test(text.slice(match.index, end + 8))) return []
    return [{ key, start: match.index, end }]
  })
}

function amountOf({ whole, beginnings }: Amounts, word: string): string | null {
  return whole.get(word) ?? beginnings.find(([begins]) => word.startsWith(begins))?.[1] ?? null
}

/** The ordinal that a key stands for; null for another amount. */
export function placeOf(key: string): number | null {
  return key.endsWith('.') ? Number(key.slice(0, -1)) : null
}
