import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'

export const integrationStates = ['ok', 'failing', 'untested'] as const

/**
 * A service that the reader's credentials open. The credentials themselves are never shown again.
 */
export const Integration = z.object({
  id: Id,
  /**
   * The area that uses the service; `kind` is its word for such services, such as "endpoint" of
   * "models".
   */
  area: z.string(),
  kind: z.string(),
  /** The id of the service within its kind. */
  subject: z.string(),
  name: z.string(),
  state: z.enum(integrationStates),
  lastCheckedAt: z.nullable(Time),
  /** The reason why the service failed, in words; null if no failure is known. */
  lastError: z.nullable(z.string()),
  createdAt: Time,
  /** The time at which the credentials were last entered. */
  changedAt: Time,
})
export type Integration = z.infer<typeof Integration>

export const connections = defineContract('connections', {
  listIntegrations: read(z.object({}), z.array(Integration)),
  /** Deletes the credentials for good. Things that need them then say that they are missing. */
  removeIntegration: write(z.object({ id: Id }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    connections: typeof connections
  }
}
