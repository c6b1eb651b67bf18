// What the servers of other areas may use of what is saved.
export { articleSaved } from './saved-articles.ts'
