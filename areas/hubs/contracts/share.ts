import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'

/** A link to a hub that anybody can read without an account. */
export const Share = z.object({
  hub: Id,
  /**
   * The address of the hub's page; its feeds have addresses below it. A path if the server does not
   * know its public address.
   */
  address: z.string(),
  /** The time at which the link expires; null if it does not. */
  expiresAt: z.nullable(Time),
  isExpired: z.boolean(),
  /** True if search engines may list the page. */
  isIndexed: z.boolean(),
  createdAt: Time,
})
export type Share = z.infer<typeof Share>

/** Sharing a hub by a link that nobody can guess. */
export const hubShares = defineContract('hubs/share', ['hubs'], {
  /** Reads how a hub is shared; null if it is not. */
  getShare: read(z.object({ hub: Id }), z.nullable(Share)),
  /** Shares a hub, or changes its sharing without changing the address. */
  saveShare: write.keyed(
    z.object({ hub: Id, expiresAt: z.nullable(Time), isIndexed: z.boolean() }),
    Share,
    ['not-found', 'invalid'],
  ),
  /** Changes the address; the old one stops working. */
  renewShare: write.once(z.object({ hub: Id }), Share, ['not-found']),
  revokeShare: write(z.object({ hub: Id }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'hubs/share': typeof hubShares
  }
}
