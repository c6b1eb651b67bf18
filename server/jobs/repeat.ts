import { pause } from '../pause.ts'

/** Does `work` now and again after each pause, until the signal aborts; a failure is told, and the next time tries again. */
export async function repeat(
  everyMs: number,
  signal: AbortSignal,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    await work().catch(onError)
    await pause(everyMs, signal)
  }
}
