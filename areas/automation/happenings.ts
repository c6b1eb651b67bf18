import { articleNew } from '#areas/articles/contracts/happenings.ts'
import { defineHappening } from '#platform/actions/contracts/happening.ts'

/**
 * The event for triggers that wait for an article. Other programs receive two separate events, for
 * new and for changed articles.
 */
export const articleMatches = defineHappening({
  name: 'article',
  title: 'An article appears or grows',
  about:
    'An article of the last 48 hours meets the conditions for the first time: when it is new, or later, when more sources report it.',
  facts: articleNew.facts,
  example: articleNew.example,
})
