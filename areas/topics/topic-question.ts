import { inQuotes, searchQuestion } from '#engine/search/search-question.ts'
import { partsOfKeyword } from './topic-keywords.ts'

/**
 * Words as a topic looks for them, as a `tsquery`: any of the keywords, of each all parts that stand between " + ". A part of
 * several words is a phrase; behind "title:" it must stand in the title.
 */
export function topicQuestion(keywords: readonly string[]): string {
  return keywords
    .map((keyword) =>
      partsOfKeyword(keyword)
        .map(({ words, isTitle }) =>
          searchQuestion(inQuotes(words), isTitle ? { weights: 'A' } : {}),
        )
        .filter((question) => question !== '')
        .map((question) => `( ${question} )`)
        .join(' & '),
    )
    .filter((question) => question !== '')
    .map((question) => `( ${question} )`)
    .join(' | ')
}
