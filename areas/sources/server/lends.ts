// What the servers of other areas may use of sources.
export { opmlAddress } from './following/export-opml.ts'
export { followingChanged } from './following/following-changed.ts'
