// Functions of this area that server code of other areas may call.
export { serverSaved } from './saved-articles.ts'
export { bookmarkPlace } from './bookmarks/bookmark-place.ts'
export { savedThreads, type SavedThreads } from './saved-threads.ts'
