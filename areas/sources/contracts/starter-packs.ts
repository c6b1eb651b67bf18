import * as z from 'zod/mini'
import { defineContract, Id, read, write } from '#core/contract.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { Imported } from '../contract.ts'

/** Sources that are followed together, for a beginning. */
export const StarterPack = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(['subject', 'country', 'language']),
  sources: z.array(z.object({ name: z.string(), isFollowed: z.boolean() })),
})
export type StarterPack = z.infer<typeof StarterPack>

export const starterPacks = defineContract('sources/packs', {
  listPacks: read(z.object({}), z.array(StarterPack)),
  /** Each source is fetched first: failures are listed with the reason, and the rest is followed. */
  followPack: write.keyed(z.object({ ...OfHub, pack: Id }), Imported, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'sources/packs': typeof starterPacks
  }
}
