import { stems } from '../words/terms.ts'
import { phraseFinder, type PhraseFinder } from './phrases.ts'
import { elsewhere, placesOf } from './words/places-of-the-world.ts'

/** Countries in which most readers of a language live; an outlet's own country comes before it. */
const homesOf: Readonly<Record<string, readonly string[]>> = {
  de: ['DE', 'AT', 'CH'],
  en: ['US'],
  es: ['ES'],
  fr: ['FR'],
  it: ['IT'],
  ja: ['JP'],
  nl: ['NL'],
  pl: ['PL'],
  pt: ['PT', 'BR'],
  sv: ['SE'],
}
const NOWHERE = 'elsewhere'

/** Names that are as often of a person or of something else. */
const ambiguous = new Set(['jordan', 'chad', 'georgia', 'guinea'])

const finders = new Map<string, PhraseFinder<string>>()

/** The countries that a text mentions, each with the number of mentions. */
export function countriesIn(inText: readonly string[], language: string): Map<string, number> {
  return finderOf(language)(inText)
}

/** The home countries of an outlet's readers: by the end of its address, else by its language. */
export function homeOf(link: string | null, language: string): readonly string[] {
  const end = link !== null && URL.canParse(link) ? new URL(link).hostname.split('.').at(-1)! : ''
  const country = end === 'uk' ? 'GB' : end.toUpperCase()
  return country in placesOf && country !== 'CO' && country !== 'ME'
    ? [country]
    : (homesOf[language] ?? [])
}

export function isAbroad(country: string, home: readonly string[]): boolean {
  return country === NOWHERE || !home.includes(country)
}

function finderOf(language: string): PhraseFinder<string> {
  let found = finders.get(language)
  if (!found) finders.set(language, (found = readPlaces(language)))
  return found
}

function readPlaces(language: string): PhraseFinder<string> {
  const names = namesOfCountries(language)
  const phrases = [...Object.entries(placesOf), [NOWHERE, elsewhere] as const].flatMap(
    ([country, words]) =>
      [country === NOWHERE ? '' : (names?.of(country) ?? ''), ...words.split(',')]
        .filter((name) => name !== country)
        .map((name) => ({ stems: stems(name.toLowerCase(), language), means: country })),
  )
  return phraseFinder(
    phrases.filter(({ stems }) => stems.length > 0 && !ambiguous.has(stems.join(' '))),
  )
}

function namesOfCountries(language: string): { of(code: string): string | undefined } | null {
  try {
    return new Intl.DisplayNames(language, { type: 'region' })
  } catch {
    return null
  }
}
