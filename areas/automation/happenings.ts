import { articleNew } from '#areas/articles/contracts/happenings.ts'
import { defineHappening } from '#platform/actions/contracts/happening.ts'

/**
 * The happening of triggers that wait for an article. For other programs, a new article and a
 * changed one are separate happenings.
 */
export const articleMatches = defineHappening({
  name: 'article',
  title: 'An article appears or grows',
  about:
    'An article of the last 48 hours meets the conditions for the first time: when it is new, or later, when more sources report it.',
  facts: articleNew.facts,
  example: articleNew.example,
})
