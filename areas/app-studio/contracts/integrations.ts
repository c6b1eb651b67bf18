import * as z from 'zod/mini'
import { defineContract, Id, Time, write } from '#core/contract.ts'

export const integrationCategories = [
  'payment',
  'identity',
  'data',
  'server',
  'communication',
  'monitoring',
] as const
export const integrationTypes = ['database', 'storage', 'auth', 'api', 'other'] as const
/** Statuses of integrations. "inactive" occurs only in the workspace. */
export const integrationStatuses = ['healthy', 'warning', 'error', 'inactive'] as const

export type IntegrationCategory = (typeof integrationCategories)[number]

export const Connection = z.object({
  id: Id,
  /** The other end of the connection: an integration, or the project itself. */
  targetId: Id,
  targetName: z.string(),
  /** The direction of the data: from the target, to the target, or both. */
  dataFlow: z.enum(['input', 'output', 'bidirectional']),
  status: z.enum(['active', 'error', 'inactive']),
  /** Bytes per second. */
  throughput: z.number(),
})
export type Connection = z.infer<typeof Connection>

export const Credential = z.object({
  id: Id,
  key: z.string(),
  /** The value; null while it is encrypted. `revealCredential` decrypts it. */
  value: z.nullable(z.string()),
  isEncrypted: z.boolean(),
})
export type Credential = z.infer<typeof Credential>

/** A service that a project uses. */
export const Integration = z.object({
  id: Id,
  name: z.string(),
  category: z.enum(integrationCategories),
  type: z.enum(integrationTypes),
  status: z.enum(integrationStatuses),
  apiVersion: z.optional(z.string()),
  lastSync: Time,
  description: z.string(),
  metrics: z.object({
    requestsPerMin: z.number(),
    /** A percentage. */
    errorRate: z.number(),
    /** The average response time in milliseconds. */
    avgLatency: z.number(),
  }),
  connections: z.array(Connection),
  credentials: z.array(Credential),
})
export type Integration = z.infer<typeof Integration>

/** Credentials of the services that projects use. */
export const studioCredentials = defineContract('app-studio/credentials', {
  /** Decrypts a credential of an integration of the project or of its workspace. */
  revealCredential: write(z.object({ projectId: Id, credentialId: Id }), Credential, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'app-studio/credentials': typeof studioCredentials
  }
}
