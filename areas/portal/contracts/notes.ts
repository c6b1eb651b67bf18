import { defineContract } from '#core/contract.ts'

/** What the reader wrote down. */
export const notes = defineContract('notes', {})
