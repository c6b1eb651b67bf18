import * as z from 'zod/mini'
import { defineContract, Id, Nothing, write } from '#core/contract.ts'

/** Restoring a deleted hub. */
export const hubRestoring = defineContract('hubs/restoring', {
  /** Restores a hub with all of its members, up to a day after it was deleted. */
  restoreHub: write(z.object({ id: Id }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'hubs/restoring': typeof hubRestoring
  }
}
