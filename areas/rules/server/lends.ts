// What the servers of other areas may use of rules.
export { carryOver, readRuleThatPutAway } from './actions.ts'
