import { extensionPoint } from '#server/extension-points.ts'
import type { Database, Tools } from '#server/tools.ts'

/**
 * Extension point for retrying failed work after the reader changed an endpoint, its key, a limit
 * or a switch.
 */
export const modelsChanged =
  extensionPoint<(tools: Tools, readerId: string) => Promise<void>>('models-changed')

export async function tellModelsChanged(tools: Tools, readerId: string): Promise<void> {
  for (const tryAgain of tools.extensions(modelsChanged)) await tryAgain(tools, readerId)
}

/**
 * An area's work when endpoints are removed: it deletes its data in the transaction that removes a
 * reader's last endpoint.
 */
export interface EndpointRemoval {
  /** Takes locks before an endpoint is deleted, so that all code locks in the same order. */
  lock?(db: Database): Promise<void>
  afterTheLast(db: Database, readerId: string): Promise<void>
}

export const endpointRemoval = extensionPoint<EndpointRemoval>('endpoint-removal')
