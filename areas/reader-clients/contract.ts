import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'

/** The items that a client shows: entries of feeds, as old clients expect, or articles. */
export const itemKinds = ['entry', 'article'] as const
export const ItemKind = z.enum(itemKinds)
export type ItemKind = z.infer<typeof ItemKind>

/** A token, with the settings of the feed reader that uses it. */
export const ReaderClient = z.object({
  token: Id,
  items: ItemKind,
  /**
   * False if the token was made before the server had the Fever API, because its Fever key was not
   * stored.
   */
  hasFever: z.boolean(),
})
export type ReaderClient = z.infer<typeof ReaderClient>

/** Paths below the server's address that people enter in their feed reader. */
export const readerClientPaths = {
  /** The path of the Google Reader API. */
  greader: '/api/greader',
  fever: '/api/fever',
} as const

/** The user name to enter in Fever clients, whose key is a hash of this name and the token. */
export const FEVER_NAME = 'synthwire'

/** Feed readers with a token, and the items that each of them shows. */
export const readerClients = defineContract('reader-clients', ['access'], {
  /** The feed readers, one for each token. */
  listClients: read(z.object({}), z.array(ReaderClient)),
  /**
   * Chooses the items of a client. Its read and starred marks stay, but the client should be set up
   * again, because the ids of items change.
   */
  chooseItems: write(z.object({ token: Id, items: ItemKind }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'reader-clients': typeof readerClients
  }
}
