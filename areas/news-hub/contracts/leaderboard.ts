import { defineContract } from '#core/contract.ts'

/** How language models compare. */
export const leaderboard = defineContract('leaderboard', {})
