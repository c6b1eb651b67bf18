import { defineContract } from '#core/contract.ts'

/** How the hub keeps and refreshes what it has. */
export const hubSettings = defineContract('hub-settings', {})
