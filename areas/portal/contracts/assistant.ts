import { defineContract } from '#core/contract.ts'

/** The weekly recap, and what can be asked. */
export const assistant = defineContract('assistant', {})
