// What the servers of other areas may use of access.
export { tokenMade } from './token-made.ts'
