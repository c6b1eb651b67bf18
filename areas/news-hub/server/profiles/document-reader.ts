import { openThread } from '#server/open-thread.ts'
import { threadCaller, type ThreadCaller } from '#server/thread-caller.ts'
import type { Document } from './document-text.ts'

export type DocumentReader = ThreadCaller<Document, string>

/** A PDF of a thousand pages takes a few seconds; a hostile document never ends. */
const TIMEOUT_MS = 30_000
const MEMORY_MB = 384
const IDLE_MS = 10_000

/** Reads the words of uploaded documents, one at a time, within limits of time and memory. */
export function openDocumentReader(
  limits: { timeoutMs?: number; memoryMb?: number } = {},
): DocumentReader {
  const source = new URL('./document-thread.ts', import.meta.url).href
  return threadCaller<Document, string>(
    (resourceLimits) => openThread('document-thread.js', source, { resourceLimits }),
    { what: 'The file', timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB, idleMs: IDLE_MS, ...limits },
  )
}
