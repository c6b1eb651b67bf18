import { defineContract } from '#core/contract.ts'

/** What the modules of the feed are set to. */
export const feedSettings = defineContract('feed-settings', {})
