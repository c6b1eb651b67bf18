// What the servers of other areas may use of what is saved.
export { articleSaved, serverSaved } from './saved-articles.ts'
export { bookmarkPlace } from './bookmarks/bookmark-place.ts'
export { savedThreads, type SavedThreads } from './saved-threads.ts'
