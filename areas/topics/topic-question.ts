import { inQuotes, searchQuestion } from '#engine/search/search-question.ts'
import { partsOfKeyword } from './topic-keywords.ts'

/**
 * Turns the keywords of a topic into a `tsquery`: any keyword has to match, with all of its parts between " + ". A part
 * of several words is a phrase; after "title:" it must be in the title.
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
