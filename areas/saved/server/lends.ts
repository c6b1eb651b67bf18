// Functions of this area that other servers may call.
export { serverSaved } from './saved-articles.ts'
export { bookmarkPlace } from './bookmarks/bookmark-place.ts'
export { savedThreads, type SavedThreads } from './saved-threads.ts'
