// Functions of this area that server code of other areas may call.
export { exportOpml, opmlAddress } from './following/export-opml.ts'
export { hubJoining, joinHub } from './following/hub-joining.ts'
export { followingChanged } from './following/following-changed.ts'
export { serverSources } from './api.ts'
export { serverSourceHealth } from './health/api.ts'
export { troubleHappens } from './telling/trouble-happens.ts'
export { shownAddress } from './following/read-sources.ts'
