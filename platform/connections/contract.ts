import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'

export const integrationStates = ['ok', 'failing', 'untested'] as const

/** A service that the reader's credentials open. The credentials themselves are never given out. */
export const Integration = z.object({
  id: Id,
  /** The area that uses it, and its name for such a service: "models", "endpoint". */
  area: z.string(),
  kind: z.string(),
  /** The id of the service within its kind. */
  subject: z.string(),
  name: z.string(),
  state: z.enum(integrationStates),
  lastCheckedAt: z.nullable(Time),
  /** The reason for its failure in words; null without one. */
  lastError: z.nullable(z.string()),
  createdAt: Time,
  /** The time at which its credentials were given last. */
  changedAt: Time,
})
export type Integration = z.infer<typeof Integration>

export const connections = defineContract('connections', {
  listIntegrations: read(z.object({}), z.array(Integration)),
  /** Forgets the credentials for good. Things that need them show that. */
  removeIntegration: write(z.object({ id: Id }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    connections: typeof connections
  }
}
