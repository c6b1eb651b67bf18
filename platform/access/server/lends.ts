// Functions of access that server code of other areas may use.
export { tokenMade } from './token-made.ts'
