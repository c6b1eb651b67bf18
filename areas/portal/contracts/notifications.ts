import { defineContract } from '#core/contract.ts'

/** What happened meanwhile. */
export const notifications = defineContract('notifications', {})
