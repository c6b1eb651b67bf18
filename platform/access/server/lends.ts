// Functions of access that servers of other areas may use.
export { tokenMade } from './token-made.ts'
