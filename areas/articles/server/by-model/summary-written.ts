import { extensionPoint } from '#server/extension-points.ts'
import type { Tools } from '#server/tools.ts'

/** Called after an endpoint wrote the summary that a reader sees of an article. */
export const summaryWritten =
  extensionPoint<(tools: Tools, readerId: string, article: number) => Promise<void>>(
    'summary-written',
  )
