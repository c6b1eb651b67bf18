import { defineContract } from '#core/contract.ts'

/** What the AI does for the hub. */
export const aiSettings = defineContract('ai-settings', {})
