import { openThread } from '#server/open-thread.ts'
import { threadCaller, type ThreadCaller } from '#server/thread-caller.ts'
import type { ExtractedPage } from './extract-page.ts'

/** A page as it came over the wire. */
export interface PageToRead {
  body: Uint8Array
  contentType: string | undefined
  address: string
}

export type Extractor = ThreadCaller<PageToRead, ExtractedPage>

/** The slowest of 181 real pages took 1.6 s beside other work; a hostile one never ends. */
const TIMEOUT_MS = 10_000
const MEMORY_MB = 256
const IDLE_MS = 20_000

/** Reads articles out of pages, one at a time, within limits of time and memory. */
export function openExtractor(limits: { timeoutMs?: number; memoryMb?: number } = {}): Extractor {
  const source = new URL('./extraction-thread.ts', import.meta.url).href
  return threadCaller<PageToRead, ExtractedPage>(
    (resourceLimits) => openThread('extraction-thread.js', source, { resourceLimits }),
    { what: 'The page', timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB, idleMs: IDLE_MS, ...limits },
  )
}
