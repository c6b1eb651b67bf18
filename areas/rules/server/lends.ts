// What the servers of other areas may use of rules.
export { carryOver, readRuleThatUnlisted } from './actions.ts'
