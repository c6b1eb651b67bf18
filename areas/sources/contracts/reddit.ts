import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'
import { Address } from '#core/words.ts'

export const reddit = defineContract('reddit', {
  /**
   * Returns the user name of the stored private feed; null if none is stored. The token is never
   * returned.
   */
  getRedditAccess: read(z.object({}), z.object({ user: z.nullable(z.string()) })),
  /**
   * Stores the address of any private feed that is listed in the reader's preferences on Reddit.
   */
  setPrivateFeed: write(z.object({ address: Address }), Nothing, ['not-allowed', 'unavailable']),
  removePrivateFeed: write(z.object({}), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    reddit: typeof reddit
  }
}
