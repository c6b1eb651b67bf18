import type { SpokenLanguage } from './languages/language.ts'

const SLASH =
  /(?<=[\d%€$£¢]|\d \p{L}{1,12}|\d (?:million|billion|Euro|euros?|dollars?)) ?\/ ?(\p{L}{1,9})(?![\p{L}\d/])/gu
/** Units of time after a length. Together they are the unit of a speed, which is read elsewhere. */
const OF_SPEEDS = new Set(['h', 's'])
const NOUNS = new Set(
  `second minute hour day night week month year person head barrel gallon share ton tonne vote
  Stunde Tag Nacht Woche Monat Jahr Person Kopf Liter Kilo Tonne Quadratmeter
  seconde heure jour nuit semaine mois an personne litre kilo tonne
  segundo minuto hora día noche semana mes año persona litro
  secondo ora giorno notte settimana mese anno chilo`.split(/\s+/),
)

/** Writes the slash of a price per unit as a word: "$9.99/month" and "12 €/kg". */
export function sayPerUnit(text: string, { words, units }: SpokenLanguage): string {
  return text.replaceAll(SLASH, (match, noun: string, at: number) => {
    if (NOUNS.has(noun)) return ` ${words.per} ${noun}`
    const isSpeed = OF_SPEEDS.has(noun) && !/[€$£]/.test(text.charAt(at - 1))
    const isUnit = Object.hasOwn(units, noun) && !isSpeed
    return isUnit ? ` ${words.per} ${units[noun]!.one}` : match
  })
}
