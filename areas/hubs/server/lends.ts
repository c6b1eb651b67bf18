// Functions of hubs that server code of other areas may call.
export { demandHub, readHub, settingsOf } from './hubs-of-reader.ts'
export { isFeedPage } from '../hubs.ts'
export { readShared, type SharedArticle } from './share/shared-articles.ts'
export { amongShown, newestShown } from './share/shown-articles.ts'
