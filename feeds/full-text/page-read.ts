import { extensionPoint } from '#server/extension-points.ts'
import type { Tools } from '#server/tools.ts'

/** Extension point for work after the whole text of an entry's page is stored. */
export const pageRead =
  extensionPoint<(tools: Tools, entryId: number) => Promise<void>>('page-read')
