import { extensionPoint } from '#server/extension-points.ts'
import type { Tools } from '#server/tools.ts'

/** Work after the page of an entry was read and its whole text is stored. */
export const pageRead =
  extensionPoint<(tools: Tools, entryId: number) => Promise<void>>('page-read')
