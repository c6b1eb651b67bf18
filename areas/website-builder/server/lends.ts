// Functions of sites that servers of other areas may use.
export { siteMessageReceived, siteBookingSoon } from '../contracts/happenings.ts'
export { sitesMade, type MadeSite } from './sites/sites-made.ts'
