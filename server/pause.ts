import { setTimeout as wait } from 'node:timers/promises'

/** Waits this long, or until the signal aborts; returns at once if it has aborted before. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  try {
    await wait(ms, null, signal ? { signal } : {})
  } catch (error) {
    if (!signal?.aborted) throw error
  }
}
