import { extensionPoint } from '#server/extension-points.ts'
import type { Database, Tools } from '#server/tools.ts'

/**
 * Extension point for work after new entries were stored; it gets the `db` of their transaction.
 */
export const entriesStored =
  extensionPoint<(tools: Pick<Tools, 'enqueue'>, db?: Database) => Promise<void>>('entries-stored')

export async function tellEntriesStored(
  tools: Pick<Tools, 'enqueue' | 'extensions'>,
  db?: Database,
): Promise<void> {
  for (const goOn of tools.extensions(entriesStored)) await goOn(tools, db)
}
