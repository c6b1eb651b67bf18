import { inQuotes, searchQuestion } from '#engine/search/search-question.ts'
import { partsOfKeyword } from './topic-keywords.ts'

/**
 * Converts the keywords of a topic to a `tsquery`. Any of the keywords has to match, with all of
 * its parts, which " + " separates. A part of several words is a phrase; a part that begins with
 * "title:" must be in the title.
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
