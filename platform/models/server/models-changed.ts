import { extensionPoint } from '#server/extension-points.ts'
import type { Database, Tools } from '#server/tools.ts'

/** Retries failed work after the reader changed an endpoint, its key, a limit or a switch. */
export const modelsChanged =
  extensionPoint<(tools: Tools, readerId: string) => Promise<void>>('models-changed')

export async function tellModelsChanged(tools: Tools, readerId: string): Promise<void> {
  for (const tryAgain of tools.extensions(modelsChanged)) await tryAgain(tools, readerId)
}

/** Forgets an area's data in the transaction that removes the last endpoint of a reader. */
export interface EndpointRemoval {
  /** Locks taken before any endpoint is deleted, so that all code locks in one order. */
  lock?(db: Database): Promise<void>
  afterTheLast(db: Database, readerId: string): Promise<void>
}

export const endpointRemoval = extensionPoint<EndpointRemoval>('endpoint-removal')
