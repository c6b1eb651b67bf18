import { defineContract } from '#core/contract.ts'

/** Focus Cards. */
export const topics = defineContract('topics', {})
