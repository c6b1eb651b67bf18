import { words } from '#engine/words/word-segments.ts'
import { stems } from '#engine/words/terms.ts'

/** The parts of an article in which a reader can be interested. */
export interface Subjects {
  /** Stems of the title, because the title says most about the subject. */
  terms: string[]
  /** The feed of the outlet that published first. */
  feed: number | null
  category: string
}

interface Titled {
  title: string
  language: string | null
  /** The feed of the outlet that published first. */
  feed: number | null
  category: string
}

const MOST_TERMS = 12
/**
 * The number of titles in the cache, enough for a few front pages: the next page mostly has the
 * same titles.
 */
const REMEMBERED_TITLES = 5000

const remembered = new Map<string, string[]>()

export function subjectsOf({ title, language, feed, category }: Titled): Subjects {
  return { terms: termsOf(title, language), feed, category }
}

function termsOf(title: string, language: string | null): string[] {
  const key = `${language}\n${title}`
  const known = remembered.get(key)
  if (known) return known

  if (remembered.size >= REMEMBERED_TITLES) remembered.clear()
  const terms = [...new Set(stems(title, language))].slice(0, MOST_TERMS)
  remembered.set(key, terms)
  return terms
}

/** The word of a title that has this stem, as written; the stem itself if no word has it. */
export function wordOf(stem: string, title: string, language: string | null): string {
  return words(title, language).find((word) => stems(word, language)[0] === stem) ?? stem
}
