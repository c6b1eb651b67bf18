import { defineContract } from '#core/contract.ts'

/** What the reader keeps. */
export const saved = defineContract('saved', {})
