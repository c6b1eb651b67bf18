import { searching } from '#areas/feed/contracts/searching.ts'

/** The most articles that a search offers. */
const OFFERED = 8

/** A query for articles that match some words, best matches first. */
export function articlesFound(words: string) {
  return [
    searching.searchArticles,
    { search: words, order: 'best' as const, count: OFFERED },
  ] as const
}

export { useSubjectOptions } from '#areas/newsroom/web/lends/use-subject-options.ts'
