// The search for articles, for server code of other areas.
export {
  countMatches,
  foundForgiving,
  newestMatches,
  readInstead,
  searchHeadlines,
} from '../search/search-articles.ts'
export { heldQuestions, type HeldQuestions } from '../search/upgrade-search.ts'
export { readSearchWords } from '../search/search-words.ts'
export { showFound } from '../search/show-found.ts'
export { toldWords } from '../search/told-words.ts'
export { SEARCH_RANKED } from '../search/newest-found.ts'
