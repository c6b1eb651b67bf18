import { defineContract } from '#core/contract.ts'

/** The hubs in the switcher. */
export const hubs = defineContract('hubs', {})
