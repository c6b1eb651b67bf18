import type { SpokenLanguage } from './languages/language.ts'

const AFTER_NAME = /(?<!\p{L})(\p{L}\p{Ll}{1,20}) ([IVXL]{1,8})(?!\p{L}|['.]\p{L})/gu
/** Matches the French ordinal of a ruler: François Ier, Napoléon Ier. */
const FRENCH_FIRST = /(?<= )I(er|re)(?!\p{L})/gu
const CENTURY = /(?<!\p{L})([IVX]{1,6})(e|ème|\.)?(?= (?:siècle|secolo|Jahrhundert))/gu
const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 }
const RULERS = new Set(
  `Charles Henry Edward George William James Louis Elizabeth Mary Richard Paul John Benedict Pius Leo Clement Francis
  Frederick Nicholas Alexander Catherine Peter Philip Ramses Napoleon Gregory Karl Heinrich Friedrich Wilhelm Ludwig
  Johannes Otto Elisabeth Katharina Benedikt Franz Philipp Papst Henri François Napoléon Philippe Élisabeth Benoît Jean
  Pie Pablo Carlos Felipe Alfonso Isabel Juan Fernando Benedicto Enrique Luis Carlo Elisabetta Vittorio Umberto Giovanni
  Paolo Benedetto Leone Pio Enrico Luigi Filippo León Léon Harald Emanuele Willem Juan Leopold Albert`.split(
    /\s+/,
  ),
)
/** Matches nouns after which a single letter is a Roman numeral. */
const NUMBERED =
  /^(?:War|Part|Chapter|Phase|Type|Act|Volume|Title|Article|Weltkrieg|Teil|Kapitel|Phase|Guerre|Chapitre|Guerra|Parte|Capítulo|Capitolo|siglo|Tomo|Fase)$/
const FEMININE_WARS = new Set(['Guerra', 'Guerre'])

/** Matches the period of a German ordinal, which does not end a sentence here. */
const DOT_OF_RULER = /(?<=\p{Lu}\p{Ll}{2,20} [IVXL]{1,8})\.(?=[,;:)]| \p{Ll})/gu
const NUMBERED_GERMAN =
  /(?<!\p{L})([IVX]{1,5})\. ?(?=(?:Weltkrieg|Vatikan|Korps|Zivilsenat|Strafsenat|Jahrhundert)\p{Ll}{0,4})/gu

/** Writes Roman numerals in words, as in "Charles III" and "World War II". */
export function sayRoman(text: string, language: SpokenLanguage, code: string): string {
  return (code === 'de' ? germanOrdinals(text) : text)
    .replaceAll(FRENCH_FIRST, (_, mark: string) => language.ordinal(1, mark === 're' ? 'f' : 'm'))
    .replaceAll(CENTURY, (match, numeral: string) => {
      const value = romanValue(numeral)
      return value === null ? match : language.ordinal(value, 'm')
    })
    .replaceAll(AFTER_NAME, (match, name: string, numeral: string) => {
      const value = romanValue(numeral)
      if (value === null) return match
      // "XL" is a numeral only after "Super Bowl". Elsewhere it is a size or a part of a name, such
      // as Keystone XL.
      if (numeral === 'XL' && name !== 'Bowl') return match
      if (RULERS.has(name)) return language.words.ruler(name, value)
      if (numeral.length === 1 && !NUMBERED.test(name)) return match
      if (!/^\p{Lu}/u.test(name) && name !== 'siglo') return match
      const ordinal = FEMININE_WARS.has(name) ? language.ordinal(value, 'f') : null
      return `${name} ${ordinal ?? language.cardinal(value)}`
    })
}

function germanOrdinals(text: string): string {
  return text.replaceAll(DOT_OF_RULER, '').replaceAll(NUMBERED_GERMAN, (match, numeral: string) => {
    const value = romanValue(numeral)
    return value === null ? match : `${value}. `
  })
}

/** The value of a Roman numeral; null for letters that are not one, such as "VL". */
export function romanValue(numeral: string): number | null {
  if (!/^L?(?:X{0,3}|XL)(?:IX|IV|V?I{0,3})$/.test(numeral) || numeral === '') return null
  const values = Array.from(numeral, (letter) => VALUES[letter]!)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}
