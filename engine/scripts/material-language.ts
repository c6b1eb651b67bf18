import { languageByWords } from '../words/language.ts'
import type { Material, MaterialEntry } from './material.ts'

/** The part of a material that is in one language. */
export interface SpokenMaterial {
  language: string
  articles: Material['articles']
  /** The number of entries with text that are left out because they are in other languages. */
  leftOut: number
}

const CHARACTERS_READ = 600
/** The code of an unknown language, in which no connective is written. */
export const UNKNOWN_LANGUAGE = 'und'

/** The material in the language of most of its entries. Entries of unknown language are kept. */
export function inOneLanguage(articles: Material['articles']): SpokenMaterial {
  const languages = new Map<MaterialEntry, string | null>()
  const counts = new Map<string, number>()
  for (const entry of articles.flatMap((article) => article.entries)) {
    if (entry.text.trim() === '') continue
    const language = languageOf(entry)
    languages.set(entry, language)
    if (language !== null)
      counts.set(language, (counts.get(language) ?? 0) + (entry.isCopy ? 0.5 : 1))
  }
  let main = UNKNOWN_LANGUAGE
  for (const [language, count] of counts) if (count > (counts.get(main) ?? 0)) main = language
  const isSpoken = (entry: MaterialEntry) => {
    const language = languages.get(entry)
    return language === main || language === null
  }
  return {
    language: main,
    articles: articles.map((article) => ({
      ...article,
      entries: article.entries.filter(isSpoken),
    })),
    leftOut: [...languages.values()].filter((one) => one !== null && one !== main).length,
  }
}

/** The language of an entry without its region ("de" for "de-AT"), or the language that its words suggest. */
function languageOf({ language, title, text }: MaterialEntry): string | null {
  const stated = language?.trim().toLowerCase().split(/[-_]/, 1)[0]
  return stated || languageByWords(`${text.slice(0, CHARACTERS_READ)} ${title}`)
}
