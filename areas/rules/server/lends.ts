// What the servers of other areas may use of rules.
export { readRuleThatUnlisted } from './actions.ts'
