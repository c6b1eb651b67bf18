import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'

/** The choice to fold later articles of a story under its first article in lists. */
export const Folding = z.object({ isOn: z.boolean() })

/** A reader's choice about folding, for all of their lists and devices. */
export const folding = defineContract('folding', {
  getFolding: read(z.object({}), Folding),
  saveFolding: write(Folding, Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    folding: typeof folding
  }
}
