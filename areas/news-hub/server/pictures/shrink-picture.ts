import { openThread } from '#server/open-thread.ts'
import { threadCaller, type ThreadCaller } from '#server/thread-caller.ts'

export interface PictureToShrink {
  body: Uint8Array
  widthPx: number
}

/** Makes a picture no wider than asked, as WebP without what cameras write into files. */
export type PictureShrinker = ThreadCaller<PictureToShrink, Uint8Array>

/** A poster at 300 dpi has fewer; unpacked they take four bytes each. */
export const MOST_PIXELS = 50_000_000
const TIMEOUT_MS = 10_000
/** Of the thread's own; pictures are unpacked outside of it, bounded by their pixels. */
const MEMORY_MB = 64
const IDLE_MS = 10_000

export function openShrinker(limits: { timeoutMs?: number } = {}): PictureShrinker {
  const source = new URL('./picture-thread.ts', import.meta.url).href
  return threadCaller<PictureToShrink, Uint8Array>(
    (resourceLimits) => openThread('picture-thread.js', source, { resourceLimits }),
    { what: 'The picture', timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB, idleMs: IDLE_MS, ...limits },
  )
}
