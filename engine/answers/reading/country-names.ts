import { stems } from '../../words/terms.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it']
const LETTERS = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ')
/** What English news calls a country, where the Unicode data has what it calls itself. */
const IN_NEWS: Record<string, string> = { Türkiye: 'Turkey', 'Myanmar (Burma)': 'Myanmar' }

/** For each country the stems of its names in five languages, as CLDR has them; names in several words are left out. */
export function countryNames(): string[][] {
  const named = LANGUAGES.map((language) => ({
    language,
    names: new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  }))
  const groups = LETTERS.flatMap((first) =>
    LETTERS.map((second) =>
      named.flatMap(({ language, names }) => {
        const name = names.of(first + second) ?? ''
        const told = IN_NEWS[name] ?? name
        return /^\p{L}+$/u.test(told) ? stems(told, language) : []
      }),
    ),
  )
  return groups.map((group) => [...new Set(group)]).filter((group) => group.length > 1)
}
