import * as z from 'zod/mini'
import { defineContract, Id, read, write } from '#core/contract.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { Imported } from '../contract.ts'

/** A group of sources that a new reader can follow together. */
export const StarterPack = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(['subject', 'country', 'language']),
  sources: z.array(z.object({ name: z.string(), isFollowed: z.boolean() })),
})
export type StarterPack = z.infer<typeof StarterPack>

export const starterPacks = defineContract('sources/packs', {
  listPacks: read(z.object({}), z.array(StarterPack)),
  /**
   * Follows the sources of a pack that are not followed yet. Each is fetched first; those that fail
   * are returned with the reason.
   */
  followPack: write.keyed(z.object({ ...OfHub, pack: Id }), Imported, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'sources/packs': typeof starterPacks
  }
}
