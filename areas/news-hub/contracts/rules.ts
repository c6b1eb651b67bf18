import { defineContract } from '#core/contract.ts'

/** What happens to articles by themselves. */
export const rules = defineContract('rules', {})
