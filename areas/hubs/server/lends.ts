// What the servers of other areas may use of hubs.
export { demandHub, readHub, settingsOf } from './hubs-of-reader.ts'
