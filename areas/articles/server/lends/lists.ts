// Lists of articles that server code of other areas may read: their contents, order and cursors.
export { cursorAt, readCursor } from '../reading/list-cursor.ts'
export { hubNumber, isInHub, isOfHub, type Walk, walk } from '../reading/hub-scope.ts'
export { isFindable, wasUnread } from '../reading/unlisted.ts'
export { breakingRank, brokeAt, isBreaking } from '../reading/breaking.ts'
export { listFacts, type KnownFacts } from '../reading/list-facts.ts'
export { toldWithin } from '../reading/told-within.ts'
export {
  allListed,
  isFollowed,
  isMostlyFollowed,
  isOpenTo,
  isReaders,
  listArticles,
  listArticlesOf,
  mayShowOutlet,
  type ArticleScope,
  sourceName,
  startOf,
} from '../reading/article-scope.ts'
export { carryingSources } from '../reading/carrying-sources.ts'
