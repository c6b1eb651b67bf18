import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'

/** A hub that anybody with its address can read, without an account. */
export const Share = z.object({
  hub: Id,
  /** The address of the hub's page; feeds are below it. A path if the server has no address that others know. */
  address: z.string(),
  /** Null if it is valid until it is revoked. */
  expiresAt: z.nullable(Time),
  isExpired: z.boolean(),
  /** Search engines may list it. */
  isIndexed: z.boolean(),
  createdAt: Time,
})
export type Share = z.infer<typeof Share>

/** Sharing a hub by a link that nobody can guess. */
export const hubShares = defineContract('hubs/share', ['hubs'], {
  /** Null while the hub is not shared. */
  getShare: read(z.object({ hub: Id }), z.nullable(Share)),
  /** Shares the hub, or changes how it is shared; its address stays. */
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
