import { extensionPoint } from '#server/extension-points.ts'
import type { Tools } from '#server/tools.ts'

/** An extension that is called after an endpoint has written a summary. */
export const summaryWritten =
  extensionPoint<(tools: Tools, readerId: string, article: number) => Promise<void>>(
    'summary-written',
  )
