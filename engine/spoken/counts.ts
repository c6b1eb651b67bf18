import type { Gender, SpokenLanguage } from './languages/language.ts'
import { sayNumber, wordAfter, wordBefore } from './written-numbers.ts'

const MARKED = /(?<![\d.])(\d{1,6})(\.?(?:[ºª°]|er(?!\p{L}))|\p{L}{1,3})(?![\p{L}\d])/gu
const GERMAN_ORDINAL = /(?<![\d.,])(\d{1,3})\.(?= \p{L})/gu
const MIXED = /(?<![\d./])(\d{1,4}) (\d)\/(\d{1,2})(?![\d/])(?: (\p{L}{2,30}))?/gu
const FRACTION = /(?<![\d./])(\d{1,4})\/(\d{1,4})(?![\d/])/g
const MIXED_NAME = /(?<=\p{L})-?(?=\d)|(?<=\d)-?(?=\p{Lu})|(?<=\d)(?=\p{Ll}{2}|[a-rt-z](?!\p{L}))/gu
const NUMBER = /\d{1,400}(?:\.\d{1,40})?/g

/**
 * German articles after which an ordinal ends in -e. After the words in `OBLIQUE` it ends in -en.
 */
const NOMINATIVE = new Set('der die das'.split(' '))
const OBLIQUE = new Set(
  'dem den des zum zur am im vom beim jedem jeden einem einen ihrem ihren seinem seinen'.split(' '),
)
const RANK =
  /(?<![\d.,])(\d{1,3})\. (Platz|Rang|Spieltag|Tag|Jahrestag|Geburtstag|Sieg|Stock|Satz|Mal|Jahrhundert|Klasse|Runde|Liga|Minute|Etage|Etappe|Auflage|Woche|Stunde|Niederlage)(?!\p{L})/gu
const RANKED_MASCULINE = new Set(
  'Platz Rang Spieltag Tag Jahrestag Geburtstag Sieg Stock Satz'.split(' '),
)
const RANKED_NEUTER = new Set(['Mal', 'Jahrhundert'])
/** Words after a number that it does not count. */
const NOT_COUNTED = new Set(
  `de del a y o en con por para que contra e di da su per und oder von bis zu mit in an auf aus um et ou à sur dans
  pour par bei nach vor gegen ist war hat es ha est fue era al el la le les los las der die das le il lo al`.split(
    /\s+/,
  ),
)

/** Writes ordinals, fractions, and all remaining numbers in words. */
export function sayCounts(text: string, language: SpokenLanguage, code: string): string {
  text = text.replaceAll(MARKED, (match, number: string, mark: string) => {
    const gender = Object.hasOwn(language.ordinalMarks, mark)
      ? language.ordinalMarks[mark]
      : undefined
    if (gender === undefined) return match
    const ordinal = language.ordinal(Number(number), gender)
    // Spanish shortens ordinals before nouns: primer, tercer.
    return code === 'es' && mark.endsWith('er') ? ordinal.replace(/o$/, '') : ordinal
  })
  if (code === 'de') {
    text = text.replaceAll(GERMAN_ORDINAL, (match, number: string, at: number) => {
      const before = wordBefore(text, at)
      if (NOMINATIVE.has(before)) return language.ordinal(Number(number), 'n')
      return OBLIQUE.has(before) ? `${language.ordinal(Number(number), 'n')}n` : match
    })
  }
  if (code === 'de') text = sayRanks(text, language)
  text = text
    .replaceAll(MIXED, (_, whole: string, above: string, below: string, noun?: string) => {
      const { andHalf, and, nounAndHalf } = language.words
      const rest = noun ? ` ${noun}` : ''
      if (above !== '1' || below !== '2') return `${whole} ${and} ${above}/${below}${rest}`
      if (noun && nounAndHalf) return `${whole} ${noun} ${nounAndHalf[language.genderOf(noun)]}`
      const said = language.cardinal(Number(whole), code === 'de' ? 'm' : undefined)
      return (code === 'de' ? said + andHalf : `${said} ${andHalf}`) + rest
    })
    .replaceAll(FRACTION, (_, above: string, below: string) => {
      const isShare = Number(above) < Number(below) && Number(below) <= 100 && Number(above) > 0
      const isDay = code === 'en' && above === '9' && below === '11'
      return (
        (isShare && !isDay && language.fraction(Number(above), Number(below))) ||
        `${above} ${below}`
      )
    })
    .replaceAll(MIXED_NAME, ' ')
  return text.replaceAll(NUMBER, (number, at: number) =>
    sayNumber(number, language, genderBehind(text, at + number.length, language)),
  )
}

/**
 * Writes German ordinals such as "5. Klasse" in words. Without an article, the noun shows that the
 * period does not end a sentence.
 */
function sayRanks(text: string, language: SpokenLanguage): string {
  return text.replaceAll(RANK, (_, number: string, noun: string) => {
    const ending = RANKED_MASCULINE.has(noun) ? 'r' : RANKED_NEUTER.has(noun) ? 's' : ''
    return `${language.ordinal(Number(number), 'n')}${ending} ${noun}`
  })
}

function genderBehind(text: string, at: number, language: SpokenLanguage): Gender | undefined {
  const noun = wordAfter(text, at)
  return noun === '' || NOT_COUNTED.has(noun.toLowerCase()) ? undefined : language.genderOf(noun)
}
