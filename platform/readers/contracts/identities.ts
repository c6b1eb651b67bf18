import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'

/** The path at which signing in by an identity provider begins; "connect" adds the account to the asking reader. */
export const providerPath = '/sign-in/provider'
export const connectAddress = `${providerPath}?connect=1`

/** An account elsewhere, by which the reader signs in here. */
export const ConnectedAccount = z.object({
  id: Id,
  /** The provider's name for the reader. */
  label: z.string(),
  createdAt: Time,
  usedAt: z.nullable(Time),
})
export type ConnectedAccount = z.infer<typeof ConnectedAccount>

export const identities = defineContract('identities', {
  /** Oldest first; `provider` is the name of this server's, null without one. */
  listIdentities: read(
    z.object({}),
    z.object({ provider: z.nullable(z.string()), accounts: z.array(ConnectedAccount) }),
  ),
  /** Removes a connected account; the last way to sign in stays. */
  removeIdentity: write(z.object({ id: Id }), Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    identities: typeof identities
  }
}
