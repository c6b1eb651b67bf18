// Functions of hubs that other servers may call.
export { demandHub, readHub, settingsOf } from './hubs-of-reader.ts'
export { isFeedPage } from '../hubs.ts'
