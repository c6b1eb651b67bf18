import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'
import { Address } from '#core/words.ts'

export const reddit = defineContract('reddit', {
  /** Returns the user of the private feed, if it is known; its token is never shown again. */
  getRedditAccess: read(z.object({}), z.object({ user: z.nullable(z.string()) })),
  /** Takes the address of any of the reader's private feeds, as listed in Reddit's preferences. */
  setPrivateFeed: write(z.object({ address: Address }), Nothing, ['not-allowed', 'unavailable']),
  removePrivateFeed: write(z.object({}), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    reddit: typeof reddit
  }
}
