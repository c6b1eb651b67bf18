// Functions of rules that other servers may call.
export { readRuleThatUnlisted } from './actions.ts'
