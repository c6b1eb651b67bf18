import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'

/** The choice to fold the articles of one longer story under the first of them. */
export const Folding = z.object({ isOn: z.boolean() })

/** A reader's choice for their lists, on all of their devices. */
export const folding = defineContract('folding', {
  getFolding: read(z.object({}), Folding),
  saveFolding: write(Folding, Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    folding: typeof folding
  }
}
