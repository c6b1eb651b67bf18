import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'

/**
 * The path at which signing in by an identity provider begins; with "connect", the provider's
 * account is added to the reader who is signed in.
 */
export const providerPath = '/sign-in/provider'
export const connectAddress = `${providerPath}?connect=1`

/** An account at an identity provider with which the reader signs in. */
export const ConnectedAccount = z.object({
  id: Id,
  /** The name that the provider gives the reader. */
  label: z.string(),
  createdAt: Time,
  usedAt: z.nullable(Time),
})
export type ConnectedAccount = z.infer<typeof ConnectedAccount>

export const identities = defineContract('identities', {
  /**
   * Lists the oldest account first. `provider` is the name of this server's identity provider; null
   * if there is none.
   */
  listIdentities: read(
    z.object({}),
    z.object({ provider: z.nullable(z.string()), accounts: z.array(ConnectedAccount) }),
  ),
  /** Removes a connected account, unless it is the last way to sign in. */
  removeIdentity: write(z.object({ id: Id }), Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    identities: typeof identities
  }
}
