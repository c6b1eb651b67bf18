import { searching } from '#areas/feed/contracts/searching.ts'

/** The number of articles that a search offers. */
const OFFERED = 8

/** The question for articles that match some words, the best first. */
export function articlesFound(words: string) {
  return [
    searching.searchArticles,
    { search: words, order: 'best' as const, count: OFFERED },
  ] as const
}

export { useSubjectOptions } from '#areas/newsroom/web/lends/use-subject-options.ts'
