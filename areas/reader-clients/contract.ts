import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'

/** The items of a client: entries of feeds, as old clients expect, or articles. */
export const itemKinds = ['entry', 'article'] as const
export const ItemKind = z.enum(itemKinds)
export type ItemKind = z.infer<typeof ItemKind>

/** A token with the settings of the feed reader that uses it. */
export const ReaderClient = z.object({
  token: Id,
  items: ItemKind,
  /**
   * False for tokens older than this server's Fever API, because their Fever key was never stored.
   */
  hasFever: z.boolean(),
})
export type ReaderClient = z.infer<typeof ReaderClient>

/** Paths that people give to their feed reader, below the address of the server. */
export const readerClientPaths = {
  /** The Google Reader API. */
  greader: '/api/greader',
  fever: '/api/fever',
} as const

/** The name that Fever clients are given: their key is a hash of a name and the token. */
export const FEVER_NAME = 'synthwire'

/** Feed readers with a token, and the items that each of them shows. */
export const readerClients = defineContract('reader-clients', ['access'], {
  /** The feed readers, one for each token. */
  listClients: read(z.object({}), z.array(ReaderClient)),
  /**
   * Chooses the items of a client. Its marks stay, but it should be set up again, because its items
   * are now different ones.
   */
  chooseItems: write(z.object({ token: Id, items: ItemKind }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'reader-clients': typeof readerClients
  }
}
