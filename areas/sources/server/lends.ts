// What the servers of other areas may use of sources.
export { opmlAddress } from './following/export-opml.ts'
export { followSource, refreshSources, unfollowSource } from './following/follow-source.ts'
export { followingChanged, tellFollowingChanged } from './following/following-changed.ts'
export { importOpml } from './following/import-opml.ts'
export { listPopularSources } from './finding/popular-sources.ts'
export { listSources } from './following/read-sources.ts'
export { followSampleNewswire } from './following/sample-newswire.ts'
